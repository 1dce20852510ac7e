import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { showAccount } from "#features/accounts/contract/calls.ts";
import { showSecondFactors } from "#features/second-factors/contract/calls.ts";
import { filled } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { showTurnover, type Turnover, turnOver, undoTurnover } from "../contract/calls.ts";
import { TurnOverAct } from "./turn-over-act.tsx";

const params = { id: 1, user_id: 7 };
const before: Turnover = {
  name: "高橋 健",
  refusal: null,
  kept: { posts: 3, comments: 12, groups: 2, chats: 4 },
  request: null,
  waiting: null,
  accepted: null,
  abilities: { undo: false },
};
const waiting: Turnover["waiting"] = {
  email: "ken@home.example.jp",
  asked_at: "2026-11-22T10:00:00+09:00",
  expires_at: "2026-12-22T10:00:00+09:00",
  state: "valid",
  confirmed: false,
};
const request: Turnover["request"] = {
  email: "ken@home.example.jp",
  asked_by: "田中 美咲",
  asked_at: "2026-11-22T10:00:00+09:00",
  due_at: "2026-11-25T10:00:00+09:00",
};
const accepted: Turnover["accepted"] = {
  accepted_at: "2026-11-26T10:00:00+09:00",
  undo_until: "2026-12-26T10:00:00+09:00",
  confirmed: false,
};
const done = () => ({});
function answering(data: Turnover) {
  const server = answerCalls();
  server.to(showAccount, filled(showAccount, { data: { email: "misaki@example.jp", has_password: true } }));
  server.to(showSecondFactors, filled(showSecondFactors, { data: { passkeys: [] } }));
  server.to(showTurnover, { data }, params);
  return server;
}

const draw = (person: Partial<Parameters<typeof TurnOverAct>[0]["person"]> = {}) =>
  renderPart(
    <TurnOverAct
      communityId={1}
      person={{ id: 7, kind: "employee", status: "participating", isAdministrator: false, ...person }}
    />,
  );
const button = (name: string | RegExp) => page.getByRole("button", { name });
const password = page.getByLabelText(/現在のパスワード/);
const address = page.getByRole("textbox", { name: /個人のメールアドレス/ });

test("what will happen is said in words before the address and the password are asked for and sent", async () => {
  const server = answering(before);
  server.to(turnOver, done, params);
  await draw();
  await button("アルムナイに切り替える…").click();
  const dialog = page.getByRole("dialog", { name: "高橋 健さんをアルムナイに" });
  await expect.element(dialog.getByText(/72時間後に切り替わります/)).toBeVisible();
  await expect.element(dialog.getByText(/投稿3件、コメント12件、グループ2件は/)).toBeVisible();
  await expect
    .element(dialog.getByText(/チャット4件は、本人が在籍者のアカウントで確認した場合にだけ/))
    .toBeVisible();
  await expect.element(dialog.getByText(/元に戻せます/)).toBeVisible();
  await address.fill("ken@home.example.jp");
  await password.fill("Aoba-2026-kai");
  await button("切り替えを依頼する").click();
  await expect.element(page.getByText(/切り替えを依頼し、本人にお知らせしました/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.asked.map(({ body }) => body)).toContainEqual({
    email: "ken@home.example.jp",
    current_password: "Aoba-2026-kai",
  });
});

test("a refused address stands in its field, and nothing is lost", async () => {
  const server = answering(before);
  server.to(
    turnOver,
    () =>
      refused(400, "ERROR_TURNOVER_ALUMNUS_HERE", [
        { field: "email", message_code: "ERROR_TURNOVER_ALUMNUS_HERE" },
      ]),
    params,
  );
  await draw();
  await button("アルムナイに切り替える…").click();
  await address.fill("hanako@example.jp");
  await password.fill("Aoba-2026-kai");
  await button("切り替えを依頼する").click();
  await expect.element(address).toHaveAccessibleDescription(/既にこのコミュニティのアルムナイか/);
  await expect.element(address).toHaveValue("hanako@example.jp");
});

test("why somebody cannot be turned over is said instead", async () => {
  answering({ ...before, refusal: "ERROR_TURNOVER_ADMINISTRATOR" });
  await draw();
  await button("アルムナイに切り替える…").click();
  await expect.element(page.getByText(/先に管理者から外してください/)).toBeVisible();
  await expect.element(address).not.toBeInTheDocument();
});

test("of one who waits the invitation is shown, and all of it is undone after a question", async () => {
  const server = answering({ ...before, waiting });
  server.to(undoTurnover, done, params);
  await draw({ kind: "alumnus", status: "paused" });
  await button("アルムナイへの招待…").click();
  await expect.element(page.getByText("返事待ち")).toBeVisible();
  await expect.element(address).toHaveValue("ken@home.example.jp");
  await button("在籍者に戻す…").click();
  const question = page.getByRole("dialog", { name: "高橋 健さんを在籍者に戻しますか？" });
  await question.getByRole("button", { name: "在籍者に戻す" }).click();
  await expect.element(page.getByText(/在籍者に戻しました/)).toBeVisible();
});

test("while a request is under way it is shown instead of another one, and taken back after a question", async () => {
  const server = answering({ ...before, request, abilities: { undo: true } });
  server.to(undoTurnover, done, params);
  await draw();
  await button("切り替えを依頼中…").click();
  await expect.element(page.getByText("本人の確認待ち")).toBeVisible();
  await expect.element(page.getByText("2026/11/25 10:00")).toBeVisible();
  await expect.element(address).not.toBeInTheDocument();
  await button("依頼を取り下げる…").click();
  await page.getByRole("dialog").getByRole("button", { name: "取り下げる" }).click();
  await expect.element(page.getByText(/依頼を取り下げました/)).toBeVisible();
});

test("another address is asked about with the password, the same one without", async () => {
  answering({ ...before, waiting, abilities: { undo: true } });
  await draw({ kind: "alumnus", status: "paused" });
  await button("アルムナイへの招待…").click();
  await expect.element(password).not.toBeInTheDocument();
  await address.fill("ken@new.example.jp");
  await expect.element(password).toBeVisible();
});

test.each([
  [true, "在籍者に戻す…"],
  [false, undefined],
])("once accepted it is undone by the contractor alone: %s", async (undo, act) => {
  answering({ ...before, accepted, abilities: { undo } });
  await draw({ kind: "alumnus", status: "participating" });
  await button("アルムナイへの切り替え…").click();
  await expect.element(page.getByText("引き継ぎ済み")).toBeVisible();
  if (act) await expect.element(button(act)).toBeVisible();
  else await expect.element(page.getByText(/元に戻せるのは、契約者だけです/)).toBeVisible();
});

test("nothing is offered for administrators, alumni who are paused for another reason, and whoever has not come", async () => {
  answering(before);
  await draw({ isAdministrator: true });
  await draw({ kind: "alumnus", status: "paused" });
  await draw({ status: "not_participating" });
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});
