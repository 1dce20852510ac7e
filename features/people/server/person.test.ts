import { describe, expect, test } from "vitest";
import { enter } from "#features/employees/server/employees.test-helper.ts";
import { createGroup } from "#features/groups/contract/calls.ts";
import { INVITATION_URL } from "#features/groups/contract/limits.ts";
import { createPost } from "#features/posts/contract/calls.ts";
import { leaveCommunity } from "#features/withdrawal/contract/calls.ts";
import type { CallInput } from "#kit/contract/call.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { castPassword, type PersonKey } from "#kit/testing/cast.ts";
import type { Who } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import {
  editAlumnusInfo,
  editPerson,
  personParams,
  showPerson,
  showPersonProfile,
} from "../contract/person.ts";
import {
  listPersonConsents,
  listPersonEvents,
  listPersonGroups,
  listPersonPosts,
  PERSON_ROWS_PER_PAGE,
} from "../contract/person-life.ts";

const server = await startTestServer();
const { aoba, minato, membership, account } = server.ids;
const db = server.database.kysely;
const idOf = (who: PersonKey): number => membership[who] ?? 0;

type Body = CallInput<typeof editAlumnusInfo>["body"];
const show = async (kind: MemberKind, id: number, who: Who = "misaki", community = aoba) =>
  (await server.as(who).call(showPerson[kind], { params: personParams(community, id) })).data;
const edit = async (kind: MemberKind, id: number, body: Body, who: Who = "misaki", community = aoba) =>
  (await server.as(who).call(editPerson[kind], { params: personParams(community, id), body })).data;
const profileOf = async (id: number, who: Who = "misaki", community = aoba) =>
  (await server.as(who).call(showPersonProfile, { params: { id: community, userId: id } })).profile;

type Of = { readonly who?: Who; readonly community?: number };
type Page<R> = { readonly data: { readonly records: R[] }; readonly next_cursor: string | null };
/** Reads all rows page by page, running `between` after each. */
const everyRow =
  <R>(
    read: (
      who: Who,
      input: { params: { id: number; userId: number }; query: { cursor?: string } },
    ) => Promise<Page<R>>,
  ) =>
  async (userId: number, { who = "misaki", community = aoba }: Of = {}, between = async () => {}) => {
    const rows: R[] = [];
    for (let cursor: string | null | undefined; cursor !== null; await between()) {
      const query = cursor ? { cursor } : {};
      const answer: Page<R> = await read(who, { params: { id: community, userId }, query });
      expect(answer.data.records.length).toBeLessThanOrEqual(PERSON_ROWS_PER_PAGE);
      rows.push(...answer.data.records);
      cursor = answer.next_cursor;
    }
    return rows;
  };
const life = {
  posts: everyRow((who, input) => server.as(who).call(listPersonPosts, input)),
  groups: everyRow((who, input) => server.as(who).call(listPersonGroups, input)),
  consents: everyRow((who, input) => server.as(who).call(listPersonConsents, input)),
  events: everyRow((who, input) => server.as(who).call(listPersonEvents, input)),
};

describe("the page of a person says who it is", () => {
  test("of an alumnus and of an employee, by the id in their own list alone", async () => {
    expect(await show("alumnus", idOf("hanako"))).toMatchObject({
      kind: "alumnus",
      family_name: "佐藤",
      given_name_kana: "ハナコ",
      email: "hanako@example.jp",
      status: "participating",
      office: null,
      flags: [],
      abilities: { edit: true, edit_account: true },
    });
    expect(await show("employee", idOf("misaki"))).toMatchObject({ kind: "employee", office: "ordinary" });
    await expect(show("employee", idOf("hanako"))).rejects.toMatchObject({ status: 404 });
    await expect(show("alumnus", idOf("ken"))).rejects.toMatchObject({ status: 404 });
  });

  test("to this community's administrators, and to nobody else", async () => {
    for (const who of ["hanako", "ken"] as const) {
      await expect(show("alumnus", idOf("hanako"), who)).rejects.toMatchObject({ status: 403 });
      await expect(profileOf(idOf("hanako"), who)).rejects.toMatchObject({ status: 403 });
      for (const list of Object.values(life))
        await expect(list(idOf("hanako"), { who })).rejects.toMatchObject({ status: 403 });
      await expect(edit("alumnus", idOf("hanako"), { display_name: "花" }, who)).rejects.toMatchObject({
        status: 403,
      });
    }
    await expect(show("alumnus", idOf("hanako"), "yui")).rejects.toMatchObject({ status: 404 });
    await expect(show("alumnus", idOf("hanako"), "yui", minato)).rejects.toMatchObject({ status: 404 });
    await expect(profileOf(idOf("hanako"), "yui", minato)).rejects.toMatchObject({ status: 404 });
    for (const list of Object.values(life))
      await expect(list(idOf("hanako"), { who: "yui", community: minato })).rejects.toMatchObject({
        status: 404,
      });
    await expect(
      edit("alumnus", idOf("hanako"), { display_name: "花" }, "yui", minato),
    ).rejects.toMatchObject({ status: 404 });
  });

  test("with the flags they carry and the mail that came back", async () => {
    await db.updateTable("memberships").set({ flags: 5 }).where("id", "=", idOf("sho")).execute();
    expect(await show("alumnus", idOf("sho"))).toMatchObject({ flags: ["a", "c"], status: "paused" });
  });
});

describe("an administrator corrects what somebody has said", () => {
  test("and the rest stays; before and after are kept, and told on the page with who it was", async () => {
    const data = await edit("alumnus", idOf("ichiro"), { display_name: "いちろう", institution: "青葉銀行" });
    expect(data).toMatchObject({
      display_name: "いちろう",
      family_name: "鈴木",
      institution: "青葉銀行",
      last_change: { by: "田中 美咲" },
    });
    expect(await show("alumnus", idOf("ichiro"), "makoto")).toMatchObject({ display_name: "いちろう" });
    expect(await life.events(idOf("ichiro"))).toMatchObject([
      {
        act: "editAlumnus",
        by: "田中 美咲",
        changes: { display_name: ["鈴木 一郎", "いちろう"], institution: ["", "青葉銀行"] },
      },
    ]);
  });

  test("of two who saw the same, the second is told that it has changed, under either address", async () => {
    const { updated_at } = await show("alumnus", idOf("hanako"));
    server.clock.advance({ seconds: 1 });
    await edit("alumnus", idOf("hanako"), { display_name: "はなこ", updated_at }, "makoto");
    const late = { display_name: "ハナコ", updated_at };
    await expect(edit("alumnus", idOf("hanako"), late)).rejects.toMatchObject({
      status: 400,
      code: "ERROR_STATUS_HAS_CHANGED",
    });
    await expect(
      server
        .as("misaki")
        .call(editAlumnusInfo, { params: { id: aoba, alumni_id: idOf("hanako") }, body: late }),
    ).rejects.toMatchObject({ code: "ERROR_STATUS_HAS_CHANGED" });
    expect(await show("alumnus", idOf("hanako"))).toMatchObject({
      display_name: "はなこ",
      last_change: { by: "伊藤 誠" },
    });
  });

  test("every fault is answered on its field, and what was blank may stay so", async () => {
    await expect(
      edit("alumnus", idOf("ichiro"), { family_name: "", phone_number_1: "x" }),
    ).rejects.toMatchObject({
      faults: expect.arrayContaining([expect.objectContaining({ field: "family_name" })]),
    });
    await db
      .updateTable("accounts")
      .set({ birthday: null, family_name_kana: "" })
      .where("id", "=", account.ichiro ?? 0)
      .execute();
    expect(await edit("alumnus", idOf("ichiro"), { display_name: "一郎" })).toMatchObject({ birthday: "" });
  });

  test("but not what the person shows in another community too", async () => {
    const row = {
      community_id: minato,
      account_id: account.hanako ?? 0,
      kind: "alumnus" as const,
      state: "participating" as const,
      management_no: 901,
      display_name: "佐藤",
      created_at: server.clock.now(),
      updated_at: server.clock.now(),
    };
    await db.insertInto("memberships").values(row).execute();
    expect((await show("alumnus", idOf("hanako"))).abilities).toMatchObject({
      edit: true,
      edit_account: false,
    });
    await expect(edit("alumnus", idOf("hanako"), { family_name: "別人" })).rejects.toMatchObject({
      code: "FORBIDDEN_OPERATION",
    });
    expect(await edit("alumnus", idOf("hanako"), { display_name: "花子" })).toMatchObject({
      display_name: "花子",
    });
  });

  test("nor a candidate, whose page is another", async () => {
    await expect(edit("alumnus", idOf("aoi"), { display_name: "x" })).rejects.toMatchObject({
      code: "FORBIDDEN_OPERATION",
    });
  });

  test("administrators themselves are the contractor's to correct", async () => {
    for (const who of ["misaki", "makoto"] as const) {
      expect((await show("employee", idOf(who))).abilities.edit).toBe(false);
      await expect(edit("employee", idOf(who), { display_name: "x" })).rejects.toMatchObject({
        code: "FORBIDDEN_OPERATION",
      });
    }
    const data = await edit("employee", idOf("misaki"), { display_name: "美咲" }, "makoto");
    expect(data.display_name).toBe("美咲");
  });
});

describe("an enrolled user", () => {
  test("gets an employee id that nobody else has", async () => {
    expect(await edit("employee", idOf("ken"), { employee_id: "E-100" })).toMatchObject({
      employee_id: "E-100",
    });
    await expect(edit("employee", idOf("emi"), { employee_id: "E-100" })).rejects.toMatchObject({
      faults: [expect.objectContaining({ field: "employee_id" })],
    });
    expect(await edit("employee", idOf("ken"), { display_name: "健" })).toMatchObject({
      employee_id: "E-100",
    });
    expect(await edit("employee", idOf("ken"), { employee_id: "" })).toMatchObject({ employee_id: null });
  });

  test("who has not registered yet is named by the office, and says the rest on registering", async () => {
    const id = await enter(server, "misaki", aoba, { email: "sora@example.jp", family_name: "青木" });
    const shown = await show("employee", id);
    expect(shown).toMatchObject({
      family_name: "青木",
      status: "not_participating",
      abilities: { edit: true, edit_account: false, edit_names: true },
    });
    const said = { family_name: "蒼木", corporation_department_name: "経理部" };
    expect(await edit("employee", id, said)).toMatchObject({ ...said, department_name: "経理部" });
    expect(await show("employee", id)).toMatchObject({ ...said, given_name: shown.given_name });
    await expect(edit("employee", id, { institution: "x" })).rejects.toMatchObject({
      code: "FORBIDDEN_OPERATION",
    });
  });
});

test("what somebody does here is told: posts, groups and consents, hidden posts too and nothing of other communities", async () => {
  const post = {
    client_id: crypto.randomUUID(),
    content_type: 1,
    title: "同窓会",
    content: "秋に集まります",
  };
  const { data } = await server.as("ichiro").call(createPost, { params: { id: aoba }, body: post });
  await db.updateTable("posts").set({ published: false }).where("id", "=", data.id).execute();
  const group = {
    client_id: crypto.randomUUID(),
    name: "山の会",
    information: INVITATION_URL,
    is_invitation_only: true,
  };
  await server.as("ichiro").call(createGroup, { params: { id: aoba }, body: group });
  const consent = {
    account_id: account.ichiro ?? 0,
    document: "alumni" as const,
    agreed_at: server.clock.now(),
  };
  await db.deleteFrom("consents").where("account_id", "=", consent.account_id).execute();
  await db
    .insertInto("consents")
    .values([
      { ...consent, community_id: aoba, version: 1 },
      { ...consent, community_id: minato, version: 1 },
    ])
    .execute();
  const ichiro = idOf("ichiro");
  expect(await profileOf(ichiro)).toMatchObject({ posts: 1, comments: 0, groups: 1, states: [] });
  expect(await life.posts(ichiro)).toMatchObject([{ id: data.id, title: "同窓会", published: false }]);
  expect(await life.groups(ichiro)).toMatchObject([
    { name: "山の会", joined: true, is_invitation_only: true },
  ]);
  expect(await life.consents(ichiro)).toMatchObject([{ document: "alumni", version: 1, current: 1 }]);
  expect(await life.posts(idOf("ken"))).toEqual([]);
});

describe("what is more than a page goes on behind the newest, each once", () => {
  const many = PERSON_ROWS_PER_PAGE * 2 + 3;
  const numbers = Array.from({ length: many }, (_, i) => i + 1);
  const ken = idOf("ken");
  // Several rows share one time, as after an import or a script.
  const at = (i: number) => new Date(server.clock.now().getTime() - Math.floor(i / 7) * 60_000);
  const made = (i: number) => ({
    community_id: aoba,
    client_id: crypto.randomUUID(),
    created_at: at(i),
    updated_at: at(i),
  });
  const write = (posts: readonly number[]) =>
    db
      .insertInto("posts")
      .values(
        posts.map((i) => ({
          ...made(i),
          membership_id: ken,
          content_type: 1,
          title: `投稿${i}`,
          content: "",
        })),
      )
      .execute();
  const newest = <R extends { id: number }>(rows: readonly R[], time: (row: R) => string) =>
    rows.toSorted((a, b) => time(b).localeCompare(time(a)) || b.id - a.id);

  test("posts, also while one is written", async () => {
    await write(numbers);
    const late = async () => {
      server.clock.advance({ seconds: 1 });
      await write([0]);
    };
    const rows = await life.posts(ken, {}, late);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(many);
    expect(rows).toEqual(newest(rows, ({ created_at }) => created_at));
    expect((await profileOf(ken)).posts).toBeGreaterThan(many);
  });

  test("groups", async () => {
    const groups = await db
      .insertInto("groups")
      .values(numbers.map((i) => ({ ...made(i), creator_membership_id: ken, name: `部会${i}` })))
      .returning(["id", "updated_at"])
      .execute();
    await db
      .insertInto("group_members")
      .values(
        groups.map(({ id, updated_at }) => ({
          community_id: aoba,
          group_id: id,
          membership_id: ken,
          status: 2,
          updated_at,
        })),
      )
      .execute();
    const rows = await life.groups(ken);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(many);
    expect(rows).toEqual(newest(rows, ({ since }) => since));
    expect((await profileOf(ken)).groups).toBe(many);
  });

  test("consents", async () => {
    const account_id = account.ken ?? 0;
    await db.deleteFrom("consents").where("account_id", "=", account_id).execute();
    await db
      .insertInto("consents")
      .values(
        numbers.map((i) => ({
          account_id,
          document: "employee",
          community_id: aoba,
          version: i,
          agreed_at: at(i),
        })),
      )
      .execute();
    const rows = await life.consents(ken);
    expect(new Set(rows.map(({ version }) => version)).size).toBe(many);
    expect(rows).toEqual(newest(rows, ({ agreed_at }) => agreed_at));
  });

  test("acts of administrators, of which those that changed the state are told with it", async () => {
    const acts = numbers.map((i) => ({
      at: at(i),
      act: i === 1 ? "pauseEmployees" : "editEmployee",
      community_id: aoba,
      actor_membership_id: idOf("misaki"),
      target_kind: "membership",
      target_id: ken,
      target_membership_id: ken,
      changes: JSON.stringify(i === 1 ? { state: ["participating", "paused"] } : {}),
    }));
    const before = (await life.events(ken)).length;
    await db
      .insertInto("audit_events")
      .values(acts as never)
      .execute();
    const rows = await life.events(ken);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(many + before);
    expect((await profileOf(ken)).states).toEqual([{ at: at(1).toISOString(), by: "美咲", state: "paused" }]);
  });
});

test("whoever has left is still found with number, state and date, says nothing more and is not edited", async () => {
  await server.as("emi").call(leaveCommunity, {
    params: { id: aoba },
    body: { current_password: castPassword },
  });
  expect(await show("employee", idOf("emi"))).toMatchObject({
    status: "withdrawn",
    withdrawn_at: server.clock.now().toISOString(),
    family_name_kana: "",
    birthday: "",
    image_url: null,
    additional_information: [],
    abilities: { edit: false },
  });
  await expect(edit("employee", idOf("emi"), { display_name: "x" })).rejects.toMatchObject({
    code: "FORBIDDEN_OPERATION",
  });
});
