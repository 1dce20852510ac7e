import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AOBA, alumniHome, answerAsAoba } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { listOccupations } from "#features/occupations/contract/calls.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { refused } from "#kit/web/testing/answers.test-helper.ts";
import * as calls from "../contract/calls.ts";
import { createDepartment, listDepartments } from "../contract/department-calls.ts";
import type { PortfolioActivity, PortfolioHistory } from "../contract/views.ts";

type Portfolio = AnswerOf<typeof calls.showPortfolio>;

const here = { id: AOBA };
const updated_at = "2026-11-21T05:00:00.000Z";
const history = (
  id: number,
  corporation: number,
  more: Partial<PortfolioHistory> = {},
): PortfolioHistory => ({
  id,
  portfolio_work_history_corporation_id: corporation,
  department_name: "光学設計部",
  position: "主任",
  job_type_parent_id: null,
  job_type_child_id: null,
  start_period: "2010-04",
  end_period: "2015-03",
  content: "",
  is_public: true,
  updated_at,
  ...more,
});
const corporation = (id: number, name: string, ...histories: PortfolioHistory[]) => ({ id, name, histories });
const activity = (id: number, title: string): PortfolioActivity => ({
  id,
  title,
  content: "",
  start_period: "2019-06",
  end_period: null,
  url: "",
  is_public: true,
  updated_at,
});
const nothing: Portfolio = {
  portfolio_work_history_corporations: [],
  portfolio_personal_activities: [],
  confirmed_at: null,
  abilities: { edit: true },
};
const three: Portfolio = {
  ...nothing,
  portfolio_work_history_corporations: [
    corporation(
      1,
      "わかば",
      history(11, 1),
      history(12, 1, { start_period: "2001-04", end_period: "2010-03" }),
    ),
    corporation(2, "あおば", history(21, 2, { is_public: false })),
    corporation(3, "もみじ", history(31, 3)),
  ],
  portfolio_personal_activities: [activity(1, "読書会"), activity(2, "句会")],
  confirmed_at: new Date().toISOString(),
};

let server: ReturnType<typeof answerAsAoba>;
async function open(portfolio: Portfolio) {
  server.to(calls.showPortfolio, portfolio, here);
  await openProgram(`${alumniHome}/account/portfolio/setting`);
  await expect.element(page.getByRole("heading", { level: 1, name: "ポートフォリオ" })).toBeVisible();
}
const names = () =>
  page
    .getByRole("article")
    .elements()
    .map((one) => one.querySelector("h3")?.textContent);
const act = async (name: string, item: string) => {
  await page.getByRole("button", { name: `「${name}」の操作` }).click();
  await page.getByRole("menuitem", { name: item }).click();
};
const sent = (path: string) => server.asked.filter((one) => one.path.endsWith(path)).map(({ body }) => body);

beforeEach(() => {
  server = answerAsAoba();
  server.to(listOccupations, { data: [] });
  server.to(
    listDepartments,
    { departments: [{ id: 1, name: "品質保証部" }], abilities: { add: true } },
    here,
  );
});

test("companies show their histories with years and months, and what only oneself sees (SG43, R346, R490)", async () => {
  await open(three);
  await expect.element(page.getByRole("heading", { name: "わかば" })).toBeVisible();
  const first = page.getByRole("article").first();
  await expect.element(first.getByText("14年", { exact: true })).toBeVisible();
  await expect.element(first.getByText("5年", { exact: true })).toBeVisible();
  await expect.element(page.getByText("自分のみ")).toBeVisible();
  expect(page.getByText("自分のみ").elements()).toHaveLength(1);
  await expect.element(page.getByText(/に本人が確認/)).toBeVisible();
});

test("an empty portfolio says what belongs there", async () => {
  await open(nothing);
  await expect.element(page.getByText("職歴はまだありません")).toBeVisible();
  await expect.element(page.getByText("活動はまだありません")).toBeVisible();
});

describe("adding a job", () => {
  test("offers what is known, sends it once however often it is pressed, and says so", async () => {
    await open(three);
    await page.getByRole("button", { name: "職歴を追加" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: /^会社・組織/ }).fill("もみ");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(dialog.getByRole("combobox", { name: /^会社・組織/ })).toHaveValue("もみじ");
    await dialog.getByRole("textbox", { name: /^開始年月/ }).fill("2020年4月");
    await dialog.getByRole("combobox", { name: /^部署/ }).fill("ひんしつ");
    await dialog.getByRole("combobox", { name: /^部署/ }).fill("品質");
    await dialog.getByRole("option", { name: "品質保証部" }).click();
    let answer = () => {};
    const waits = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.to(
      calls.createWorkHistory,
      async () => {
        await waits;
        return { portfolio: { ...history(41, 3), corporation_name: "もみじ" } };
      },
      here,
    );
    const save = dialog.getByRole("button", { name: "保存する" });
    await save.dblClick();
    answer();
    await expect.element(page.getByText("職歴を保存しました")).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    const bodies = sent("/portfolios").filter((body) => body !== undefined && body !== null);
    expect(bodies).toMatchObject([
      {
        client_id: expect.any(String),
        portfolio: {
          corporation_name: "もみじ",
          department_name: "品質保証部",
          start_period: "2020-04",
          end_period: "",
          is_public: true,
        },
      },
    ]);
  });

  test("a period that ends before it begins is said at its end, and nothing is sent (R214)", async () => {
    await open(nothing);
    await page.getByRole("button", { name: "職歴を追加" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: /^会社・組織/ }).fill("わかば");
    await dialog.getByRole("textbox", { name: /^開始年月/ }).fill("2015/04");
    await dialog.getByRole("textbox", { name: /^終了年月/ }).fill("2014/04");
    await dialog.getByRole("button", { name: "保存する" }).click();
    await expect.element(dialog.getByRole("textbox", { name: /^終了年月/ })).toBeInvalid();
    expect(
      server.asked.filter(({ body }) => (body as { portfolio?: unknown } | undefined)?.portfolio),
    ).toEqual([]);
  });

  test("what the server refuses stands at its field, and what was typed stays", async () => {
    await open(nothing);
    await page.getByRole("button", { name: "職歴を追加" }).click();
    const dialog = page.getByRole("dialog");
    const name = dialog.getByRole("combobox", { name: /^会社・組織/ });
    await name.fill("ひどい商会");
    await dialog.getByRole("textbox", { name: /^開始年月/ }).fill("2015/04");
    const fault = {
      message_code: "BANNED_WORD",
      field: "portfolio.corporation_name",
      params: { words: "ひどい" },
    };
    server.to(calls.createWorkHistory, () => refused(400, "ERROR_INVALID_PARAMS", [fault]), here);
    await dialog.getByRole("button", { name: "保存する" }).click();
    await expect.element(name).toHaveAccessibleDescription(/「ひどい」は使えません/);
    await expect.element(name).toHaveValue("ひどい商会");
  });

  test("a department that is not known joins the list by one press", async () => {
    await open(nothing);
    await page.getByRole("button", { name: "職歴を追加" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: /^部署/ }).fill("光学設計部");
    server.to(createDepartment, { department: { id: 2, name: "光学設計部" } }, here);
    await dialog.getByRole("button", { name: "「光学設計部」を部署の一覧に加える" }).click();
    await expect.element(page.getByText("「光学設計部」を部署の一覧に加えました")).toBeVisible();
    expect(sent("/departments").at(-1) ?? sent("/departments").at(-2)).toEqual({ name: "光学設計部" });
  });
});

test("deleting a job names it, and that its company goes with the last one", async () => {
  await open(three);
  await act("もみじ 光学設計部 主任", "削除する");
  await expect.element(page.getByText(/最後の職歴なので、「もみじ」もなくなります。/)).toBeVisible();
  server.to(calls.deleteWorkHistory, {}, { id: 31 });
  server.to(calls.showPortfolio, nothing, here);
  await page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .getByRole("button", { name: "削除する" })
    .click();
  await expect.element(page.getByText("職歴を削除しました")).toBeVisible();
});

describe("another order", () => {
  test("is shown at once and stays once the server has it (R164)", async () => {
    await open(three);
    server.to(calls.sortCorporations, {}, here);
    const after = {
      ...three,
      portfolio_work_history_corporations: [1, 0, 2].flatMap(
        (at) => three.portfolio_work_history_corporations[at] ?? [],
      ),
    };
    server.to(calls.showPortfolio, after, here);
    await act("わかば", "下へ移動");
    await expect.poll(() => sent("/portfolios/sort")).toEqual([{ sort: [2, 1, 3] }]);
    await expect.poll(() => names().slice(0, 3)).toEqual(["あおば", "わかば", "もみじ"]);
    expect(sent("/portfolios/sort")).toEqual([{ sort: [2, 1, 3] }]);
  });

  test("is taken back where the server refuses, and that is said (R164)", async () => {
    await open(three);
    server.to(calls.sortCorporations, () => refused(400, "ERROR_STATUS_HAS_CHANGED"), here);
    // What is loaded anew does not take it back.
    server.to(calls.showPortfolio, () => new Promise(() => {}), here);
    await act("もみじ", "上へ移動");
    await expect.element(page.getByText(/対象の情報が更新された可能性があります/)).toBeVisible();
    await expect.poll(() => names().slice(0, 3)).toEqual(["わかば", "あおば", "もみじ"]);
  });
});

test("after a year its owner is asked once whether all of it is still true", async () => {
  const old = { ...three, confirmed_at: "2024-04-01T00:00:00.000Z" };
  await open(old);
  const press = page.getByRole("button", { name: "今も正しい" });
  await expect.element(press).toBeVisible();
  server.to(calls.confirmPortfolio, { confirmed_at: new Date().toISOString() }, here);
  server.to(calls.showPortfolio, three, here);
  await press.click();
  await expect.element(page.getByText("確認した日を更新しました")).toBeVisible();
  await expect.element(press).not.toBeInTheDocument();
});
