import { expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { showAccount } from "#features/accounts/contract/calls.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { filled } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { beginClosing, type Closing, eraseCommunity, showClosing } from "../contract/calls.ts";
import ClosingScreen from "./closing-screen.tsx";

type Shown = AnswerOf<typeof showClosing>["data"];
const params = { community_id: 3 };
const name = "桜アルムナイ";
const left = { alumni: 40, employees: 20, candidates: 1 };
const begun: Closing = {
  state: "closing",
  started_at: "2026-11-20T03:00:00.000Z",
  started_by: "縁 運営",
  export: null,
  erasure: null,
};
const exported: Closing = {
  ...begun,
  state: "exported",
  export: { at: "2026-11-20T04:00:00.000Z", bytes: 2_500_000, sha256: "ab".repeat(32), rows: 1234, files: 5 },
};
const erased: Closing = {
  ...exported,
  state: "erased",
  erasure: {
    started_at: "2026-11-20T05:00:00.000Z",
    by: "縁 運営",
    at: "2026-11-20T05:01:00.000Z",
    tables: [{ table: "memberships", rows: 61 }],
  },
};

async function open(closing: Closing | null) {
  await browser.viewport(1280, 900);
  const server = answerCalls();
  const data: Shown = { name, left: closing?.erasure ? null : left, closing };
  server.to(showClosing, { data }, params);
  server.to(showAccount, filled(showAccount, { data: { has_password: true, email: "unei@example.jp" } }));
  const { screen } = await renderPart(<ClosingScreen />, {
    path: "/operator/communities/:community_id/closing",
    at: "/operator/communities/3/closing",
  });
  await expect.element(screen.getByRole("heading", { name: `「${name}」の終了` })).toBeVisible();
  return { server, screen };
}

test("only the next step can be taken, and asks for the name of the community", async () => {
  const { server, screen } = await open(null);
  await expect.element(screen.getByText("40名")).toBeVisible();
  await expect.element(screen.getByText("先に、利用を止めてください。")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "すべて消去する" })).not.toBeInTheDocument();
  server.to(
    beginClosing,
    refused(400, "ERROR_CLOSING_NAME", [{ message_code: "ERROR_CLOSING_NAME", field: "name" }]),
    params,
  );
  const field = screen.getByRole("textbox", { name: /^コミュニティ名/ });
  await field.fill("別の会");
  await screen.getByRole("button", { name: "終了の手続きを始める" }).click();
  await expect.element(screen.getByText(/コミュニティ名が一致しません/).first()).toBeVisible();
  await expect.element(field).toHaveValue("別の会");
});

test("once its use is stopped the data is exported by the password, and nothing can be erased before", async () => {
  const { screen } = await open(begun);
  await expect.element(screen.getByText("2026/11/20 12:00に縁 運営さんが始めました。")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "書き出す", exact: true })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "手続きを中止する…" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "すべて消去する" })).not.toBeInTheDocument();
});

test("what is exported says how much it is, and is erased by its name", async () => {
  const { server, screen } = await open(exported);
  await expect.element(screen.getByText("2.5 MB")).toBeVisible();
  await expect.element(screen.getByText("ab".repeat(32))).toBeVisible();
  server.to(eraseCommunity, {}, params);
  await screen.getByRole("textbox", { name: /^コミュニティ名/ }).fill(name);
  await screen.getByRole("button", { name: "すべて消去する" }).click();
  await expect.poll(() => server.asked.find(({ path }) => path.endsWith("/erasure"))?.body).toEqual({ name });
});

test("the certificate remains, and nothing can be done any more", async () => {
  const { screen } = await open(erased);
  await expect.element(screen.getByText(/2026\/11\/20 14:01に、すべて消去しました/)).toBeVisible();
  await expect.element(screen.getByText("memberships")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "証明書を印刷する" })).toBeVisible();
  await expect.element(screen.getByRole("textbox")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: /中止/ })).not.toBeInTheDocument();
});
