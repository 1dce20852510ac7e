import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { showTurnover, type Turnover, turnOver, undoTurnover } from "../contract/calls.ts";
import { TurnOverAct } from "./turn-over-act.tsx";

const params = { id: 1, user_id: 7 };
const before: Turnover = {
  name: "高橋 健",
  refusal: null,
  kept: { posts: 3, comments: 12, groups: 2, chats: 4 },
  waiting: null,
};
const waiting: Turnover["waiting"] = {
  email: "ken@home.example.jp",
  asked_at: "2026-11-22T10:00:00+09:00",
  expires_at: "2026-12-22T10:00:00+09:00",
  state: "valid",
};
const done = () => ({ body: { success: true } });
function answering(data: Turnover) {
  const server = answerCalls();
  server.to(showTurnover, () => ({ body: { success: true, data } }), params);
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
const address = page.getByRole("textbox", { name: /個人のメールアドレス/ });

test("what will happen is said in words before the address is asked for and sent", async () => {
  const server = answering(before);
  server.to(turnOver, done, params);
  await draw();
  await button("アルムナイに切り替える…").click();
  const dialog = page.getByRole("dialog", { name: "高橋 健さんをアルムナイに" });
  await expect.element(dialog.getByText(/在籍者としての利用は、すぐに終わります/)).toBeVisible();
  await expect.element(dialog.getByText(/投稿3件、コメント12件、グループ2件、チャット4件/)).toBeVisible();
  await expect.element(dialog.getByText(/元に戻せます/)).toBeVisible();
  await address.fill("ken@home.example.jp");
  await button("アルムナイに切り替えて招待する").click();
  await expect.element(page.getByText(/招待メールを送りました/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.asked.map(({ body }) => body)).toContainEqual({ email: "ken@home.example.jp" });
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
  await button("アルムナイに切り替えて招待する").click();
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

test("nothing is offered for administrators, alumni who are paused for another reason, and whoever has not come", async () => {
  answering(before);
  await draw({ isAdministrator: true });
  await draw({ kind: "alumnus", status: "paused" });
  await draw({ status: "not_participating" });
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});
