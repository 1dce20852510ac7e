import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { deleteManagementFlag, listManagementFlags, type ManagementFlag } from "../contract/calls.ts";
import FlagsScreen from "./flags-screen.tsx";

const updated_at = "2026-11-20T03:04:05.000Z";
const speaker: ManagementFlag = { id: 4, slot: "a", name: "登壇者", people: 1_204, updated_at };
const unused: ManagementFlag = { id: 5, slot: "c", name: "幹事", people: 0, updated_at };

async function open() {
  const server = answerCalls();
  const left = [speaker, unused];
  const answer = () => ({ data: { records: left } });
  server.to(listManagementFlags, answer, { id: 1 });
  const path = "/community/communities/:id/user_managing_flags";
  await renderPart(<FlagsScreen />, { path, at: "/community/communities/1/user_managing_flags" });
  return { server, left };
}
const dialog = page.getByRole("dialog");

test("whoever deletes a flag reads first how many carry it, and on the button too (R399)", async () => {
  const { server, left } = await open();
  server.to(
    deleteManagementFlag,
    () => {
      left.shift();
      return { people: 1_204 };
    },
    { id: 4 },
  );
  await page.getByRole("button", { name: "削除する: 登壇者" }).click();
  await expect.element(dialog.getByText(/^1,204名から、この管理フラグが外れます/)).toBeVisible();
  await dialog.getByRole("button", { name: "削除して1,204名から外す" }).click();
  await expect.element(page.getByText("「登壇者」を削除しました")).toBeVisible();
  await expect.element(page.getByText("登壇者", { exact: true })).not.toBeInTheDocument();
});

test("of a flag that nobody carries it is said that nobody does", async () => {
  await open();
  await page.getByRole("button", { name: "削除する: 幹事" }).click();
  await expect.element(dialog.getByText("この管理フラグが付いている人はいません。")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "削除する" })).toBeVisible();
});
