import { expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import { enterEmployees } from "../contract/enrolment.ts";
import { sendEmployeeInvitations } from "../contract/open-invitations.ts";

const server = await startTestServer();
const { aoba } = server.ids;
const db = server.database.kysely;
const params = { id: aoba };
const office = server.as("misaki");
const person = { email: "rei@example.jp", family_name: "木村", given_name: "玲" };
const enter = (changes: object) =>
  office.call(enterEmployees, { params, body: { users: [{ ...person, ...changes }] } });

test.each(["family_name", "given_name", "department_name"])(
  "what is entered as %s is no address of a page, and hides none",
  async (field) => {
    for (const typed of [
      "賞品 https://evil.example",
      "ｈｔｔｐ：／／evil.example",
      "www.evil.example",
      "a:\u200b//evil",
    ])
      await expect(enter({ [field]: typed })).rejects.toMatchObject({
        status: 400,
        faults: [{ message_code: "ADDRESS", field: `users.0.${field}` }],
      });
  },
);

test("what shows nothing is dropped from a name", async () => {
  const { data } = await enter({ family_name: "\u200b木\u00ad村\u202e", given_name: "玲\0\u2060" });
  expect(data.done).toMatchObject([{ name: "木村 玲" }]);
  await server.drainJobs();
});

test("a name stored before the rule is no link in a mail and turns nothing", async () => {
  const [{ id = 0 } = {}] = (await enter({ email: "tsubasa@example.jp" })).data.done;
  await server.drainJobs();
  const account = db.selectFrom("memberships").select("account_id").where("id", "=", id);
  await db
    .updateTable("accounts")
    .set({ family_name: "賞品\u202e", given_name: "https://evil.example/?a" })
    .where("id", "=", account)
    .execute();
  await db
    .updateTable("communities")
    .set({ name: "青葉\u200b http://evil.example", corporation_name: "www.evil.example" })
    .where("id", "=", aoba)
    .execute();
  server.clock.advance({ minutes: 5 });
  await office.call(sendEmployeeInvitations, { params, body: { ids: [id] } });
  await server.drainJobs();
  const mail = (await server.mails()).find(({ subject }) => subject.includes("evil.example"));
  const url = /\bhttps?:\/\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  expect(mail).toMatchObject({
    to: { address: "tsubasa@example.jp" },
    subject: expect.stringContaining("【青葉 http：／／"),
  });
  expect(url).toContain("/invited_communities/employee/");
  for (const part of [mail?.subject, mail?.text.replaceAll(url, ""), mail?.html.replaceAll(url, "")]) {
    expect(part).toContain("evil.example");
    expect(part?.replace(/href="[^"]*"/g, "")).not.toMatch(/:\/\/|www\.|[\u200b\u202e]/);
  }
});
