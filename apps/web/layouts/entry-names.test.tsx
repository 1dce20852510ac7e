import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { listCommunities } from "#features/communities/contract/calls.ts";
import { showPendingRegistration } from "#features/registration/contract/calls.ts";
import { showSecondStep } from "#features/sessions/contract/calls.ts";
import { filled, pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerAsAoba, community } from "../testing/aoba.test-helper.ts";
import { openProgram } from "../testing/program.test-helper.tsx";

const shade = "#0b7285";
const invitingCommunity = {
  ...community,
  theme: { shades: Array.from({ length: 10 }, () => shade), on_accent: "#ffffff" },
};
const registration = {
  family_name: "木村",
  given_name: "さくら",
  display_name: "さくら",
  email: "sakura@example.jp",
  sent_at: "2026-11-21T00:00:00.000Z",
};
const link = {
  community: invitingCommunity,
  under_review: true,
  already_activated: false,
  needs_password: false,
};
const waiting = {
  ...community,
  is_admin: false,
  state: "under_review",
  can_enter: false,
  unread_notification_count: 0,
  unread_chat_count: 0,
} as const;

let server: ReturnType<typeof answerAsAoba>;
beforeEach(() => {
  server = answerAsAoba();
  server.to(showSecondStep.alumnus, { data: { app: true, recovery: true, passkey: null } });
  server.to(listCommunities, pageOf([waiting]));
});

async function expectBothToSay(name: string) {
  await expect.element(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect.poll(() => document.title).toMatch(new RegExp(`^${name} \\| `));
}

test.each([
  ["what a registration will be, before it is finished", { ...link, registration }, "登録する内容の確認"],
  ["a registration that waits for approval", link, "お申し込みありがとうございます"],
  ["a registration that is finished", { ...link, under_review: false }, "登録が完了しました"],
])("the window's title says as the heading does: %s (R076)", async (_, data, name) => {
  server.to(showPendingRegistration, filled(showPendingRegistration, { data }));
  await openProgram("/alumni/register_alumnus_finished?token=abc", { guest: true });
  await expectBothToSay(name);
});

test("the window's title says as the heading does: joining that waits for approval (R076)", async () => {
  const { router } = await openProgram("/alumni/lobby");
  await expectBothToSay("参加の申し込み");
  await router.navigate("/alumni/register_alumnus_community_finished", {
    state: { community: invitingCommunity, under_review: true },
  });
  await expectBothToSay("お申し込みありがとうございます");
});

test("the window's title says as the heading does: the login's second step, and both logins (R076)", async () => {
  const { router } = await openProgram("/alumni/login?second_factor=1", { guest: true });
  await expectBothToSay("二段階認証");
  await router.navigate("/alumni/login");
  await expectBothToSay("アルムナイの方のログイン");
  await router.navigate("/community/users/login");
  await expectBothToSay("在籍者・管理者の方のログイン");
});
