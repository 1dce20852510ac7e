import { describe, expect, test } from "vitest";
import { createComment } from "#features/comments/contract/calls.ts";
import { listNotices } from "#features/notices/contract/calls.ts";
import { createPost, listPosts } from "#features/posts/contract/calls.ts";
import { signInByToken } from "#features/sessions/contract/calls.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { listCandidates } from "../contract/calls.ts";
import { approveCandidates } from "../contract/decisions.ts";
import { makeCandidate } from "./candidates.test-helper.ts";

const server = await startTestServer();
const { aoba } = server.ids;
const params = { id: aoba };
const db = server.database.kysely;
const approve = (who: "misaki" | "makoto", ids: number[]) =>
  server.as(who).call(approveCandidates, { params: { id: aoba }, body: { ids } });
const post = (title: string) => ({
  client_id: crypto.randomUUID(),
  content_type: 1,
  title,
  content: `<p>${title}</p>`,
});

test("two administrators who approve different people at once give the last place away once", async () => {
  const [first, second] = [await makeCandidate(server, "last-a"), await makeCandidate(server, "last-b")];
  const count = () =>
    db
      .selectFrom("communities")
      .select(["alumni_count", "employee_count"])
      .where("id", "=", aoba)
      .executeTakeFirstOrThrow();
  const { alumni_count, employee_count } = await count();
  const limit = (member_limit: number) =>
    db.updateTable("communities").set({ member_limit }).where("id", "=", aoba).execute();
  await limit(alumni_count + employee_count + 1);
  const results = await Promise.allSettled([approve("misaki", [first.id]), approve("makoto", [second.id])]);
  expect(results.filter((one) => one.status === "rejected")).toMatchObject([
    { reason: { status: 400, code: "VALIDATE_NUMBER_OF_USERS" } },
  ]);
  expect((await count()).alumni_count).toBe(alumni_count + 1);
  await limit(500);
});

describe("names that a spreadsheet or a browser would run", () => {
  const names = { family_name: "=1+1", given_name: "<b>太郎</b>", display_name: '=HYPERLINK("//x","景品")' };

  test("are shown as they are, everywhere, and run nowhere", async () => {
    const candidate = await makeCandidate(server, "equals", names);
    const { data } = await server.as("misaki").call(listCandidates, { params, query: { info: "=1+1" } });
    expect(data.records).toMatchObject([names]);

    await approve("misaki", [candidate.id]);
    await server.drainJobs();
    const mail = (await server.mails()).find((one) => one.to.address === candidate.email);
    expect(mail?.html).not.toContain("<b>太郎");
    const [, otp_token = ""] = /otp_token=([\w-]+)/.exec(mail?.text ?? "") ?? [];
    const signedIn = await server.as("guest").send(signInByToken, { body: { otp_token } });
    const [, token = ""] = /enishi_alumni=([^;]+)/.exec(String(signedIn.headers["set-cookie"])) ?? [];
    const person = server.as({ area: "alumni", token });

    await person.call(createPost, { params, body: post("=2+2") });
    const [latest] = (await server.as("ken").call(listPosts, { params })).data.records;
    expect(latest).toMatchObject({ title: "=2+2", user_post: { display_name: names.display_name } });

    const { data: kens } = await server.as("ken").call(createPost, { params, body: post("記事") });
    const body = { client_id: crypto.randomUUID(), content: "=cmd|' /C calc'!A0" };
    const comment = await person.call(createComment, { params: { id: kens.id }, body });
    expect(comment.data).toMatchObject({ content: body.content });
    const notices = await server.as("ken").call(listNotices, { params });
    expect(JSON.stringify(notices)).toContain(JSON.stringify(names.display_name).slice(1, -1));
  });
});
