import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { showAccount } from "#features/accounts/contract/calls.ts";
import { filled } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { setDemand, showDemand, showSecondFactors } from "../contract/calls.ts";
import DemandScreen from "./demand-screen.tsx";

const administrators = [
  { user_id: 1, name: "水野 雅子", has_second_factor: true },
  { user_id: 2, name: "河合 拓", has_second_factor: false },
];
const own = {
  passkeys_possible: true,
  passkeys: [],
  app: { created_at: "2026-11-20T03:04:05.000Z" },
  recovery_codes_left: 8,
  demanded_by: [],
};

async function open() {
  const server = answerCalls();
  const answer = (demands: boolean) => ({
    data: { demands_second_factor: demands, may_stop: true, administrators },
  });
  server.to(showDemand, () => answer(false), { id: 1 });
  server.to(setDemand, () => answer(true), { id: 1 });
  server.to(showSecondFactors, { data: own });
  const account = { email: "mizuno@example.jp", has_password: true, linked: [] };
  server.to(showAccount, filled(showAccount, { data: account }));
  const path = "/community/communities/:id/security";
  await renderPart(<DemandScreen />, { path, at: "/community/communities/1/security" });
}

test("whoever makes the second step a duty reads first who will be kept out by name, and says it with its verb", async () => {
  await open();
  const toggle = page.getByRole("switch", { name: "管理者に二段階認証を必須にする" });
  await toggle.click();
  const dialog = page.getByRole("dialog", { name: "管理者に二段階認証を必須にしますか？" });
  await expect.element(dialog.getByText(/^河合 拓さんはまだ設定していないため/)).toBeVisible();
  await expect.element(dialog.getByText(/水野/)).not.toBeInTheDocument();
  await dialog.getByLabelText("現在のパスワード", { exact: false }).first().fill("himitsu-no-kotoba");
  await dialog.getByRole("button", { name: "必須にする" }).click();
  await expect.element(page.getByText("管理者の二段階認証を必須にしました")).toBeVisible();
  await expect.element(toggle).toBeChecked();
});

test("its sections are listed, and each administrator has a row", async () => {
  await open();
  await expect.element(page.getByRole("region", { name: "管理者の設定状況" })).toBeVisible();
  const rows = page.getByRole("region", { name: "管理者の設定状況" }).getByRole("listitem");
  await expect.element(rows.nth(1)).toHaveTextContent("河合 拓未設定");
});
