import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerAsAoba, contractor } from "#apps/web/testing/aoba.test-helper.ts";
import { type AnswerTo, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { checkAdministratorRegistered } from "../contract/calls.ts";
import NewAdministratorScreen from "./new-administrator-screen.tsx";

async function open() {
  const server = answerAsAoba({ me: contractor });
  const answers: Record<string, Exclude<AnswerTo<typeof checkAdministratorRegistered>, CallableFunction>> = {
    "ken@example.jp": { data: { name: "高橋 健" } },
    "new@example.jp": { data: { name: null } },
    "misaki@example.jp": refused(400, "ERROR_ADMINISTRATOR_ALREADY", [
      { message_code: "ERROR_ADMINISTRATOR_ALREADY", field: "email" },
    ]),
  };
  server.to(
    checkAdministratorRegistered,
    ({ body }) => answers[(body as { email: string }).email] ?? refused(500, "ERROR_UNEXPECTED"),
    { id: 1 },
  );
  const path = "/community/communities/:id/managers/new";
  await renderPart(<NewAdministratorScreen />, { path, at: "/community/communities/1/managers/new" });
  return server;
}
const address = page.getByRole("textbox", { name: /メールアドレス/ });
const type = async (email: string) => {
  await address.fill(email);
  await userEvent.tab();
};

test("once the address has been typed the screen says what will become of whoever has it", async () => {
  await open();
  await type("ken@example.jp");
  await expect.element(address).toHaveAccessibleDescription(/高橋 健さんは在籍者です/);
  await type("new@example.jp");
  await expect.element(address).toHaveAccessibleDescription(/招待メールを送ります/);
});

test("who is an administrator already is said before a name is typed, and no more once it is changed", async () => {
  await open();
  await type("misaki@example.jp");
  await expect.element(address).toHaveAccessibleDescription(/既に管理者です/);
  await address.fill("misaki2@example.jp");
  await expect.element(address).not.toHaveAccessibleDescription(/既に管理者です/);
});

test("what is no address is not asked for", async () => {
  const server = await open();
  await type("ken");
  await expect.element(address).toHaveAccessibleDescription(/メールアドレス/);
  expect(server.asked.filter(({ path }) => path.includes("admin_registered_check"))).toEqual([]);
});
