import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { features } from "#apps/server/features.ts";
import { startMatrixServer } from "#apps/server/permissions/matrix-server.test-helper.ts";
import { makeWorld } from "#apps/server/permissions/world.test-helper.ts";
import { generateToken } from "#features/accounts/contract/calls.ts";
import { uploadImage } from "#features/files/contract/calls.ts";
import { saveEntryForm } from "#features/member-details/contract/entry-form.ts";
import { columnNames, fieldsOf, requirement } from "#features/member-details/contract/form.ts";
import { createOfficialPost } from "#features/posts/contract/admin-calls.ts";
import { createSavedView } from "#features/saved-views/contract/calls.ts";
import { CSRF_HEADER } from "#kit/contract/area.ts";
import type { AnyCall } from "#kit/contract/call.ts";
import { at, optionalFieldsOf, type Place, without } from "./leaves.test-helper.ts";
import { notStored, type WholeForm, wholeForms } from "./whole-forms.test-helper.ts";

const server = await startMatrixServer();
const { kysely } = server.database;
let world: Parameters<WholeForm["input"]>[0];
/** One statement that returns every row of the database. */
let everything = "";

beforeAll(async () => {
  const made = await makeWorld(server);
  world = { ...made, jobs: await jobTypes(), ...(await writeOfficially(made)) };
  await askEverything();
  everything = await statementOfEverything();
});

async function writeOfficially({ aoba, picture }: { readonly aoba: number; readonly picture: Blob }) {
  const misaki = server.as("misaki");
  const params = { id: aoba };
  const image = await misaki.call(uploadImage, { params, files: { image: picture }, body: {} });
  const body = {
    client_id: crypto.randomUUID(),
    title: "募集",
    content: "<p>募集</p>",
    content_type: 2 as const,
  };
  const post = await misaki.call(createOfficialPost, { params, body });
  const inNotice = await misaki.call(uploadImage, {
    params,
    files: { image: picture },
    body: { type: "notice" as const },
  });
  const view = { list: "people_alumnus", name: "一覧", query: "", is_shared: false, is_default: false };
  const upload = async (type: "community_header" | "user_icon") =>
    (await misaki.call(uploadImage, { params, files: { image: picture }, body: { type } })).data.id;
  return {
    officialRecruitment: post.data.id,
    officialImage: image.data.id,
    noticeImage: inNotice.data.id,
    peopleView: (await misaki.call(createSavedView, { params, body: view })).data.id,
    banner: await upload("community_header"),
    mark: await upload("user_icon"),
  };
}

async function jobTypes() {
  const row = await kysely
    .selectFrom("occupations")
    .select(["id", "parent_id"])
    .where("parent_id", "is not", null)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  return { parent: row.parent_id ?? 0, child: row.id };
}

/** The community asks for every detail that there is, and five questions of its own. */
async function askEverything() {
  const additional_information = [1, 2, 3, 4, 5].map((number) => ({
    number,
    question: `質問${number}`,
    setting: { type: 0 as const, data: [] },
    requirement: requirement.optional,
  }));
  await server.as("misaki").call(saveEntryForm, {
    params: { id: world.aoba },
    body: { columns: fieldsOf(columnNames, requirement.optional), additional_information },
  });
}

/** These tables gain a row with every change, whatever it is about. */
const records = ["audit_events", "audit_event_targets", "operator_events", "jobs", "job_runs"];

async function statementOfEverything(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(kysely);
  return rows
    .filter(({ name }) => !records.includes(name))
    .map(({ name }) => `select '${name}' as name, to_jsonb(t) as row from "${name}" t`)
    .join(" union all ");
}

/** Ids, times and versions of rows that are written anew say nothing about what they hold. */
const isIncidental = (column: string): boolean =>
  ["id", "mend_no"].includes(column) || column.endsWith("_at");

/** Returns every row that is stored, but for when it was written. */
async function stored(): Promise<string[]> {
  const { rows } = await sql<{ name: string; row: Record<string, unknown> }>`${sql.raw(everything)}`.execute(
    // An attempt is seen by the server's own database alone.
    server.services.database.kysely,
  );
  return rows
    .map(({ name, row }) => {
      const columns = Object.entries(row).filter(([column]) => !isIncidental(column));
      return `${name} ${JSON.stringify(Object.fromEntries(columns))}`;
    })
    .toSorted();
}

async function put({ call, who }: WholeForm, input: ReturnType<WholeForm["input"]>): Promise<number> {
  // No call of operators demands a token, and none is made for them.
  const { token } =
    call.access === "operator"
      ? { token: "" }
      : ((await server.as(who).call(generateToken)) as { token: string });
  const { status } = await server.as(who).send(call, { ...input, headers: { [CSRF_HEADER]: token } });
  return status;
}

const nameOf = ({ path }: Place): string => path.join(".");
const kept = (call: AnyCall): Place[] =>
  optionalFieldsOf(call).filter(({ path }) => !path.some((part) => notStored.has(`${part}`)));

const calls = features
  .flatMap(({ routes }) => routes)
  // A body that may be left out as a whole is no form: what it holds goes beside an act.
  .filter(
    ({ call }) => call.method === "PUT" && call.body?._zod.def.type === "object" && kept(call).length > 0,
  )
  .map(({ call }) => ({ call, title: `${call.method} ${call.path}` }));

describe("what is left out of a change stays as it was", { timeout: 60_000 }, () => {
  test.each(calls)("$title", async ({ call }) => {
    const forms = wholeForms.filter((form) => form.call === call);
    const untried = kept(call).filter((field) =>
      forms.every((form) => at(form.input(world), field) === undefined),
    );
    expect(untried.map(nameOf), "give them values in whole-forms.test-helper.ts").toEqual([]);
    for (const form of forms)
      await server.attempt(async () => {
        const input = form.input(world);
        const untouched = await stored();
        expect(await put(form, input), JSON.stringify(input.body)).toBe(200);
        const before = await stored();
        expect(before, `${JSON.stringify(input.body)} changes something`).not.toEqual(untouched);
        for (const field of kept(call).filter((one) => at(input, one) !== undefined)) {
          await put(form, without(input, field));
          expect(await stored(), `without ${nameOf(field)}`).toEqual(before);
        }
      });
  });
});
