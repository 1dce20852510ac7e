import { expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import { remindOfEmail } from "../contract/email-calls.ts";

const server = await startTestServer();
const guest = server.as("guest");
const ken = {
  family_name: "高橋",
  given_name: "健",
  birthday: "1985-04-01",
  community_name: "青葉製作所アルムナイ",
};

async function addressesMailed(body: typeof ken): Promise<string[]> {
  const before = (await server.mails()).length;
  const answer = await guest.send(remindOfEmail, { body });
  expect([answer.status, answer.body]).toEqual([200, { success: true }]);
  await server.drainJobs();
  const mails = await server.mails();
  return mails.slice(0, mails.length - before).map(({ to }) => to.address);
}

test.each([
  ["by the name as it is written", {}],
  ["by its kana", { family_name: "タカハシ", given_name: "ケン" }],
  ["by half-width kana and spaces", { family_name: " ﾀｶﾊｼ", given_name: "ｹﾝ " }],
  ["by the name of the company", { community_name: "株式会社 青葉製作所" }],
])("an employee is mailed at the stored address %s", async (_, changes) => {
  expect(await addressesMailed({ ...ken, ...changes })).toEqual(["ken@example.jp"]);
  const [mail] = await server.mails();
  expect(mail?.text).toContain("ken@example.jp");
  expect(mail?.text).toContain("/community/users/forgot_password");
});

test.each([
  ["another birthday", { birthday: "1985-04-02" }],
  ["another name", { given_name: "健太" }],
  ["another community", { community_name: "みなと校友会" }],
  ["an alumna's name", { family_name: "佐藤", given_name: "花子" }],
  ["a community that does not exist", { community_name: "どこにもない会" }],
])("%s is answered alike, and nobody is mailed", async (_, changes) => {
  expect(await addressesMailed({ ...ken, ...changes })).toEqual([]);
});

test("somebody who has left the community is not found through it", async () => {
  const emi = { ...ken, family_name: "松本", given_name: "恵美" };
  expect(await addressesMailed(emi)).toEqual(["emi@example.jp"]);
  await server.setState("emi", "withdrawn");
  expect(await addressesMailed(emi)).toEqual([]);
});

test("what is left blank or cannot be a birthday is named, all at once", async () => {
  const body = { ...ken, family_name: " ", birthday: "1985-02-30" };
  await expect(guest.call(remindOfEmail, { body })).rejects.toMatchObject({
    faults: [
      { message_code: "REQUIRED", field: "family_name" },
      { message_code: "DATE", field: "birthday" },
    ],
  });
});
