import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import {
  acceptPlanRequest,
  declinePlanRequest,
  listPlanRequests,
  type PlanRequestDetail,
  showPlanRequest,
} from "../contract/calls.ts";
import RequestScreen from "./request-screen.tsx";
import RequestsScreen from "./requests-screen.tsx";

const request: PlanRequestDetail = {
  id: 7,
  community_id: 3,
  community: "桜アルムナイ",
  choice: "upgrade",
  state: "open",
  remarks: "4月から300名",
  contractor: "桜井 咲",
  requested_at: "2026-11-20T03:00:00.000Z",
  answered_at: null,
  answered_by: null,
  answer_text: "",
  members: { alumni: 40, employees: 20 },
  contract: {
    plan: "ライト",
    member_limit: 100,
    renewal_date: "2027-03-31",
    options: [],
    purchased_points: 0,
    version: "2026-11-01T00:00:00.000Z",
  },
};
const answered: PlanRequestDetail = {
  ...request,
  state: "accepted",
  answered_at: "2026-11-21T03:00:00.000Z",
  answered_by: "織部 圭",
  answer_text: "4月1日から承ります。",
};
const params = { community_id: 3, request_id: 7 };

beforeEach(() => page.viewport(1280, 800));

async function open(shown: PlanRequestDetail = request) {
  const server = answerCalls();
  server.to(showPlanRequest, { data: shown }, params);
  await renderPart(<RequestScreen />, {
    path: "/operator/plan_requests/:community_id/:request_id",
    at: "/operator/plan_requests/3/7",
  });
  await expect.element(page.getByRole("heading", { name: "桜アルムナイ" })).toBeVisible();
  return server;
}

test("the list shows at first what waits for an answer", async () => {
  const server = answerCalls();
  server.to(listPlanRequests, pageOf([request]));
  await renderPart(<RequestsScreen />, { path: "/operator/plan_requests" });
  await expect
    .element(page.getByRole("link", { name: "桜アルムナイ" }))
    .toHaveAttribute("href", "/operator/plan_requests/3/7");
  expect(server.asked[0]?.query.get("state")).toBe("open");
});

test("a request is accepted with the contract that is agreed on, after a question that says whom it hits", async () => {
  const server = await open();
  await expect.element(page.getByText("4月から300名")).toBeVisible();
  await page.getByRole("textbox", { name: /^登録人数の上限/ }).fill("300");
  await page.getByRole("textbox", { name: /^契約者へのメッセージ/ }).fill("4月1日から承ります。");
  await page.getByRole("button", { name: "承認する…" }).click();
  const dialog = page.getByRole("dialog", { name: "「桜アルムナイ」の申し込みを承認しますか？" });
  await expect.element(dialog.getByText(/100 → 300名/)).toBeVisible();
  server.to(acceptPlanRequest, { data: answered }, params);
  server.to(showPlanRequest, { data: answered }, params);
  await dialog.getByRole("button", { name: "承認してメールを送る" }).click();
  await expect.element(page.getByText("4月1日から承ります。")).toBeVisible();
  await expect.element(page.getByText("織部 圭")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "承認する…" })).not.toBeInTheDocument();
  const [sent] = server.asked.filter(({ method }) => method === "POST");
  expect(sent?.body).toEqual({
    plan: "ライト",
    member_limit: "300",
    renewal_date: "2027-03-31",
    options: "",
    purchased_points: "0",
    text: "4月1日から承ります。",
    version: request.contract.version,
  });
});

test("declining needs a reason; a refusal keeps what was typed", async () => {
  const server = await open();
  await page.getByRole("button", { name: "見送る…" }).click();
  const dialog = page.getByRole("dialog", { name: "「桜アルムナイ」の申し込みを見送りますか？" });
  await dialog.getByRole("button", { name: "見送ってメールを送る" }).click();
  expect(server.asked.some(({ method }) => method === "POST")).toBe(false);
  const reason = dialog.getByRole("textbox", { name: /^理由/ });
  await reason.fill("ご希望の人数には対応していません。");
  server.to(declinePlanRequest, refused(400, "ERROR_STATUS_HAS_CHANGED"), params);
  await dialog.getByRole("button", { name: "見送ってメールを送る" }).click();
  await expect.element(dialog.getByText(/更新された/)).toBeVisible();
  await expect.element(reason).toHaveValue("ご希望の人数には対応していません。");
});

test("nothing waits: the list says where requests come from", async () => {
  const server = answerCalls();
  server.to(listPlanRequests, pageOf([]));
  await renderPart(<RequestsScreen />, { path: "/operator/plan_requests" });
  await expect.element(page.getByText("該当する申し込みはありません")).toBeVisible();
});
