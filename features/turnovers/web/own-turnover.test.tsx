import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { showAccount } from "#features/accounts/contract/calls.ts";
import { showSecondFactors } from "#features/second-factors/contract/calls.ts";
import { filled } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import {
  checkObjectionLink,
  confirmTurnover,
  listOwnTurnovers,
  type OwnTurnover,
  objectByLink,
  objectToTurnover,
  showOwnTurnover,
} from "../contract/own-calls.ts";
import ObjectionScreen from "./objection-screen.tsx";
import OwnTurnoverScreen from "./own-turnover-screen.tsx";
import { TurnoverBanner } from "./turnover-banner.tsx";

const about = {
  community_name: "青葉製作所アルムナイ",
  corporation_name: "青葉製作所",
  asked_by: "田中 美咲",
  email: "ken@home.example.jp",
  asked_at: "2026-11-22T10:00:00+09:00",
  due_at: "2026-11-25T10:00:00+09:00",
};
const waiting: OwnTurnover = {
  id: 7,
  ...about,
  state: "waiting",
  accepted: false,
  confirmed_at: null,
  abilities: { confirm: true, object: true },
};
const done = () => ({});
const params = { turnover_id: 7 };

function answering(data: OwnTurnover) {
  const server = answerCalls();
  server.to(showAccount, filled(showAccount, { data: { email: "ken@example.jp", has_password: true } }));
  server.to(showSecondFactors, filled(showSecondFactors, { data: { passkeys: [] } }));
  server.to(showOwnTurnover, { data }, params);
  return server;
}
const draw = () =>
  renderPart(<OwnTurnoverScreen />, {
    path: "/community/account/turnovers/:id",
    at: "/community/account/turnovers/7",
  });
const button = (name: string) => page.getByRole("button", { name });

test("an employee reads who asked for what, and confirms by the password", async () => {
  const server = answering(waiting);
  server.to(confirmTurnover, done, params);
  await draw();
  await expect.element(page.getByText("ken@home.example.jp")).toBeVisible();
  await expect.element(page.getByText("田中 美咲")).toBeVisible();
  await button("切り替えを確認する…").click();
  await page.getByLabelText(/現在のパスワード/).fill("Aoba-2026-kai");
  await page.getByRole("dialog").getByRole("button", { name: "切り替えを確認する" }).click();
  await expect.element(page.getByText("切り替えを確認しました")).toBeVisible();
  expect(server.asked.map(({ body }) => body)).toContainEqual({ current_password: "Aoba-2026-kai" });
});

test("an employee objects after a question", async () => {
  const server = answering(waiting);
  server.to(objectToTurnover, done, params);
  await draw();
  await button("異議を申し立てる…").click();
  await page.getByRole("dialog").getByRole("button", { name: "異議を申し立てる" }).click();
  await expect.element(page.getByText("異議を受け付け、切り替えを中止しました")).toBeVisible();
});

test("of one carried out the chats can still be handed over, and nothing else", async () => {
  answering({ ...waiting, state: "carried_out", abilities: { confirm: true, object: false } });
  await draw();
  await expect.element(button("チャットを引き継ぐ…")).toBeVisible();
  await expect.element(button("異議を申し立てる…")).not.toBeInTheDocument();
});

const openLink = () =>
  renderPart(<ObjectionScreen />, {
    path: "/community/users/turnover_objection",
    at: "/community/users/turnover_objection?token=abc",
  });

test("the letter's link shows the request, and only its button objects", async () => {
  const server = answerCalls();
  server.to(checkObjectionLink, { data: { ...about, language: "ja" } });
  server.to(objectByLink, done);
  await openLink();
  await expect.element(page.getByText("ken@home.example.jp")).toBeVisible();
  await button("異議を申し立てる").click();
  await expect.element(page.getByRole("heading", { name: "異議を受け付けました" })).toBeVisible();
  expect(server.asked.filter(({ path }) => path.endsWith("/turnover_objections"))).toHaveLength(1);
});

test("a link that is used or too late says so", async () => {
  answerCalls().to(checkObjectionLink, () => refused(400, "ERROR_TURNOVER_REQUEST_CARRIED_OUT"));
  await openLink();
  await expect.element(page.getByText(/既に行われました/)).toBeVisible();
  await expect.element(button("異議を申し立てる")).not.toBeInTheDocument();
});

test("a banner tells of each request, and of chats that wait", async () => {
  answerCalls().to(listOwnTurnovers, {
    records: [
      waiting,
      { ...waiting, id: 8, state: "carried_out", abilities: { confirm: true, object: false } },
    ],
  });
  history.replaceState(null, "", "/community/communities/1");
  await renderPart(<TurnoverBanner />);
  await expect.element(page.getByText(/アルムナイへの切り替えが依頼されています/)).toBeVisible();
  await expect.element(page.getByText(/これまでのチャットを新しいアカウントで読めます/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "内容を確認する" }).first())
    .toHaveAttribute("href", "/community/account/turnovers/7");
});
