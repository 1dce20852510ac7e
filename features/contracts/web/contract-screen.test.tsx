import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import {
  type ContractEntry,
  type ContractView,
  listContractHistory,
  requestPlan,
  showContract,
} from "../contract/calls.ts";
import ContractScreen from "./contract-screen.tsx";

const params = { id: 1 };
const at = "2026-11-21T23:21:00.000Z";
const contract: ContractView = {
  plan: "スタンダード",
  member_limit: 100,
  renewal_date: "2099-03-31",
  options: ["コミュニティサイト"],
  purchased_points: 20_000,
  members: { alumni: 60, employees: 20 },
  open_request: null,
  abilities: { request: true },
};
const request = {
  choice: "upgrade",
  remarks: "4月から300名",
  requested_at: at,
  answer: null,
  answer_text: "",
  answered_at: null,
} as const;

async function open(changes: Partial<ContractView> = {}, entries: readonly ContractEntry[] = [], pages = 1) {
  const server = answerCalls();
  const show = (data: ContractView) => server.to(showContract, () => ({ data }), params);
  show({ ...contract, ...changes });
  server.to(
    listContractHistory,
    () => ({ data: { records: entries }, total_pages: pages, total_records: entries.length }),
    params,
  );
  await renderPart(<ContractScreen />, {
    path: "/community/communities/:id/contract",
    at: "/community/communities/1/contract",
  });
  await expect.element(page.getByText(/\/ 100名/)).toBeVisible();
  return { server, show };
}

test("administrators read plan, places, renewal and options", async () => {
  await open({ abilities: { request: false } });
  for (const words of ["80 / 100名", "スタンダード", "2099/03/31", "コミュニティサイト", "20,000ポイント"])
    await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByText("プランの申し込みは、契約者だけができます。")).toBeVisible();
  await expect.element(page.getByText(/上限に達します/)).not.toBeInTheDocument();
});

test.each([
  [90, /あと10名で上限に達します/],
  [100, /上限に達しています。新しい人は登録できません/],
  [112, /上限を12名超えています。参加中のメンバーはそのまま利用できます/],
])("of %i of 100 places it says what comes next", async (alumni, words) => {
  await open({ members: { alumni, employees: 0 } });
  await expect.element(page.getByText(words)).toBeVisible();
});

test("the contractor chooses a plan, confirms it, and reads that it waits (R413)", async () => {
  const { server, show } = await open();
  await page.getByRole("button", { name: "申し込む" }).click();
  await expect.element(page.getByText("選択肢の中から選んでください。")).toBeVisible();
  await page.getByRole("radio", { name: /^上位のプランに変更する/ }).click();
  await page.getByRole("textbox", { name: /^備考/ }).fill(request.remarks);
  await page.getByRole("button", { name: "申し込む" }).click();
  const waiting = { ...contract, open_request: request, abilities: { request: false } };
  server.to(requestPlan, () => ({ data: waiting }), params);
  show(waiting);
  await page.getByRole("dialog").getByRole("button", { name: "申し込む" }).click();
  await expect
    .element(page.getByText(/「上位のプランに変更する」の申し込み（2026\/11\/22 08:21）を受け付けています/))
    .toBeVisible();
  const [sent] = server.asked.filter(({ method }) => method === "POST");
  expect(sent?.body).toEqual({ choice: "upgrade", remarks: request.remarks });
});

test("the history says who changed what, and lists a request with its answer", async () => {
  const { server } = await open(
    {},
    [
      {
        id: 2,
        changed_at: at,
        what: "requested",
        by: { side: "contractor", name: "伊藤 誠" },
        changes: {},
        request: { ...request, answer: "accepted", answer_text: "承りました。", answered_at: at },
      },
      {
        id: 1,
        changed_at: at,
        what: "changed",
        by: { side: "operator", name: null },
        changes: { member_limit: [50, 100], options: [[], ["コミュニティサイト"]] },
        request: null,
      },
    ],
    2,
  );
  const history = page.getByRole("region", { name: "履歴", exact: true });
  for (const words of [
    "伊藤 誠",
    "承認",
    "回答：承りました。",
    "運営会社",
    "人数の上限：50名 → 100名",
    "オプション：なし → コミュニティサイト",
  ])
    await expect.element(history.getByText(words, { exact: true })).toBeVisible();
  await history.getByRole("button", { name: "次のページ" }).click();
  await expect.poll(() => server.asked.at(-1)?.query.get("page")).toBe("2");
});
