import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { AOBA, account, answerAsAoba } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { showAccount } from "#features/accounts/contract/calls.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { filled } from "#kit/web/testing/answer-builders.test-helper.ts";
import { refused } from "#kit/web/testing/answers.test-helper.ts";
import {
  leaveCommunity,
  leaveService,
  showCommunityWithdrawal,
  showServiceWithdrawal,
} from "../contract/calls.ts";

const place = { area: "alumni", id: AOBA };
const name = "青葉製作所アルムナイ";
const left = { posts: 3, comments: 0, groups: 1, open_chats: 2 };
const wrong = refused(400, "ERROR_CURRENT_PASSWORD", [
  { message_code: "ERROR_CURRENT_PASSWORD", field: "current_password" },
]);
const heading = (title: string) => page.getByRole("heading", { level: 1, name: title });
const password = page.getByLabelText(/^現在のパスワード/).first();

/** The first password is refused, the second is right. */
async function confirm(submit: string, accept: () => void) {
  await password.fill("machigai");
  await page.getByRole("button", { name: submit }).click();
  await expect.element(password).toHaveAccessibleDescription(/現在のパスワードが正しくありません/);
  accept();
  await password.fill("Kumo-Nagare-7");
  await page.getByRole("button", { name: submit }).click();
}

function answer() {
  const server = answerAsAoba();
  server.to(showAccount, { data: account });
  return server;
}

describe("leaving a community", () => {
  async function open(more: object = {}) {
    const server = answer();
    const data = { id: AOBA, name, is_candidate: false, may_leave: true, ...left, ...more };
    server.to(showCommunityWithdrawal, { data }, { id: AOBA });
    return { server, ...(await openProgram(linkTo("/:area/communities/:id/leave_community", place))) };
  }

  test("says what remains and what goes, and is confirmed by the password", async () => {
    const { server } = await open();
    await expect.element(page.getByText(/^投稿3件は残ります/)).toBeVisible();
    await expect.element(page.getByText(/チャット2件は終了します/)).toBeVisible();
    server.to(leaveCommunity, wrong, { id: AOBA });
    await confirm("退会する", () => server.to(leaveCommunity, {}, { id: AOBA }));
    await expect.element(heading("コミュニティを退会しました")).toBeVisible();
  });

  test("is done where another tab was first", async () => {
    const { server } = await open();
    server.to(leaveCommunity, () => refused(404, "RECORD_NOT_FOUND"), { id: AOBA });
    await password.fill("Kumo-Nagare-7");
    await page.getByRole("button", { name: "退会する" }).click();
    await expect.element(heading("コミュニティを退会しました")).toBeVisible();
  });

  test("is the end of an application for whoever waits to be let in", async () => {
    await open({ is_candidate: true });
    await expect.element(heading(`${name}への申し込みを取り下げる`)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "申し込みを取り下げる" })).toBeVisible();
  });

  test("is not offered to who holds the contract", async () => {
    await open({ may_leave: false });
    await expect.element(page.getByText(/先に、契約をほかの管理者へ引き継いでください/)).toBeVisible();
    await expect.element(password).not.toBeInTheDocument();
  });

  test("leads to the lobby whoever does not belong to it", async () => {
    answer().to(showCommunityWithdrawal, () => refused(404, "RECORD_NOT_FOUND"), { id: AOBA });
    const { router } = await openProgram(linkTo("/:area/communities/:id/leave_community", place));
    await expect.poll(() => router.state.location.pathname).toBe("/alumni/lobby");
  });
});

describe("leaving the service", () => {
  async function open(communities: readonly object[], may_leave: boolean) {
    const server = answer();
    server.to(
      showServiceWithdrawal,
      filled(showServiceWithdrawal, { data: { communities, may_leave, ...left } }),
    );
    await openProgram(linkTo("/:area/withdrawal", place));
    return server;
  }

  test("names the communities that are left, and is confirmed by the password (R018)", async () => {
    const server = await open([{ id: AOBA, name, is_contractor: false }], true);
    await expect.element(page.getByRole("listitem").filter({ hasText: name }).last()).toBeVisible();
    server.to(leaveService, wrong);
    await confirm("退会してアカウントを削除する", () => server.to(leaveService, {}));
    await expect.element(heading("Enishiを退会しました")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "トップページへ" })).toBeVisible();
  });

  test("is not offered to who holds the contract of a community, which is named", async () => {
    await open(
      [
        { id: AOBA, name, is_contractor: true },
        { id: 2, name: "みどり銀行", is_contractor: false },
      ],
      false,
    );
    await expect.element(page.getByText("契約者は退会できません")).toBeVisible();
    await expect.element(page.getByRole("listitem").filter({ hasText: name })).toBeVisible();
    await expect.element(page.getByText("みどり銀行")).not.toBeInTheDocument();
  });
});

test.each(
  (["alumni", "community"] as const).flatMap((area) => [
    [
      area,
      linkTo("/:area/communities/leave_community_finished", { area }),
      "コミュニティを退会しました",
    ] as const,
    [area, linkTo("/:area/withdrawal_finished", { area }), "Enishiを退会しました"] as const,
  ]),
)(
  "whoever has left in the area %s is told so at %s, an address that is no community's (R496)",
  async (_, path, title) => {
    answerAsAoba();
    await openProgram(path, { guest: true });
    await expect.element(heading(title)).toBeVisible();
  },
);
