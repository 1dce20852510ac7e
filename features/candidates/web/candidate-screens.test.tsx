import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { editPerson, personParams } from "#features/people/contract/person.ts";
import { roomName } from "#kit/contract/live.ts";
import { filled, pageOf, previewOf, resultOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { refused } from "#kit/web/testing/answers.test-helper.ts";
import { live } from "#kit/web/testing/live.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { countCandidates, editCandidate, showCandidate } from "../contract/calls.ts";
import {
  approveCandidates,
  CONSOLE_ROOM,
  candidatesChanged,
  rejectCandidates,
} from "../contract/decisions.ts";
import { listRejections } from "../contract/rejections.ts";
import CandidateScreen from "./candidate-screen.tsx";
import CandidatesScreen from "./candidates-screen.tsx";
import RejectionsScreen from "./rejections-screen.tsx";
import { useWaitingCandidates } from "./use-waiting-candidates.ts";
import { answerWaiting, LIST, viewOf } from "./waiting-people.test-helper.tsx";

const list = "/community/communities/:id/alumnus_candidates_waiting_approval";

async function openPage(managementNo: number) {
  const at = `${LIST}/${managementNo}/edit`;
  return renderPart(<CandidateScreen />, { path: `${list}/:management_no/edit`, at });
}
const titled = (no: number) => page.getByRole("heading", { name: `候補 ${no}さんの申し込み` });
const decidedBy = page.getByText("河合 拓さんが2026/11/22 08:21に承認しました。");
const approve = page.getByRole("button", { name: "承認する" });

test("one goes from candidate to candidate by button and by key, in the order of the list", async () => {
  answerWaiting([3, 4, 5]);
  await openPage(3);
  await expect.element(titled(3)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^前/ })).toBeDisabled();
  await page.getByRole("button", { name: /^次/ }).click();
  await expect.element(titled(4)).toBeVisible();
  await expect.element(page.getByText("2 / 3")).toBeVisible();
  await userEvent.keyboard("j");
  await expect.element(titled(5)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^次/ })).toBeDisabled();
  await userEvent.keyboard("k");
  await expect.element(titled(4)).toBeVisible();
});

test("the page of somebody decided upon meanwhile says by whom and when, decides nothing more and leads on", async () => {
  const { decide } = answerWaiting([3, 4, 5]);
  await openPage(3);
  await expect.element(page.getByText("1 / 3")).toBeVisible();
  decide(4);
  await userEvent.keyboard("j");
  await expect.element(decidedBy).toBeVisible();
  await expect.element(approve).not.toBeInTheDocument();
  await page.getByRole("button", { name: "次の候補者へ" }).click();
  await expect.element(titled(5)).toBeVisible();
});

test("the panel of somebody decided upon meanwhile does so too, and goes on to whoever is next", async () => {
  const { server, decide } = answerWaiting([3, 4, 5]);
  const preview = {
    as_of: "",
    count: 1,
    targets: [],
    excluded: [{ id: 104, number: 4, name: "候補 4", reason: "handled", by: null }],
    letter: null,
    places: null,
  };
  server.to(approveCandidates.preview, { data: preview }, { id: 1 });
  await renderPart(<CandidatesScreen />, { path: list, at: `${LIST}?management_no=asc&open=4` });
  const panel = page.getByRole("complementary", { name: "候補 4" });
  await expect.element(panel.getByRole("button", { name: "承認する" })).toBeVisible();
  decide(4);
  await panel.getByRole("button", { name: "承認する" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "閉じる" }).first().click();
  await expect.element(decidedBy).toBeVisible();
  await expect.element(approve).not.toBeInTheDocument();
  await panel.getByRole("button", { name: "次の候補者へ" }).click();
  await expect.element(page.getByRole("complementary", { name: "候補 5" })).toBeVisible();
});

test("while the panel of somebody is open a colleague's decision is said in it at once, without anything pressed", async () => {
  const { server, decide } = answerWaiting([3, 4, 5]);
  server.to(countCandidates, { waiting: 3 }, { id: 1 });
  const Console = () => {
    useWaitingCandidates(1);
    return <CandidatesScreen />;
  };
  await renderPart(<Console />, { path: list, at: `${LIST}?management_no=asc&open=4` });
  const panel = page.getByRole("complementary", { name: "候補 4" });
  await expect.element(panel.getByRole("button", { name: "承認する" })).toBeVisible();
  await expect.poll(() => live.isIn(roomName(CONSOLE_ROOM, 1))).toBe(true);
  decide(4);
  live.publish(candidatesChanged, { community_id: 1, waiting: 2 });
  await expect.element(decidedBy).toBeVisible();
  await expect.element(approve).not.toBeInTheDocument();
});

test.each([
  ["panel", `${LIST}?management_no=asc&open=4`],
  ["page", `${LIST}/4/edit?management_no=asc`],
])(
  "whoever was decided upon here is not asked for again by the %s, though the news arrives first",
  async (where, at) => {
    const { server, decide } = answerWaiting([4]);
    server.to(countCandidates, { waiting: 1 }, { id: 1 });
    const target = { id: 104, number: 4, name: "候補 4" };
    server.to(approveCandidates.preview, previewOf([target]), { id: 1 });
    server.to(
      approveCandidates,
      () => {
        decide(4);
        live.publish(candidatesChanged, { community_id: 1, waiting: 0 });
        return resultOf([target]);
      },
      { id: 1 },
    );
    const Console = () => {
      useWaitingCandidates(1);
      return where === "panel" ? <CandidatesScreen /> : <CandidateScreen />;
    };
    await renderPart(<Console />, { path: where === "panel" ? list : `${list}/:management_no/edit`, at });
    await expect.poll(() => live.isIn(roomName(CONSOLE_ROOM, 1))).toBe(true);
    await page.getByRole("button", { name: "承認する" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^1名を承認/ })
      .click();
    await expect.element(page.getByText("候補 4さんを承認しました")).toBeVisible();
    live.publish(candidatesChanged, { community_id: 1, waiting: 0 });
    await expect.element(approve).not.toBeInTheDocument();
    expect(server.asked.filter(({ path }) => path.endsWith("/applicants/4"))).toHaveLength(1);
  },
);

test("whoever may be the same person is named, with what is the same and the way to them", async () => {
  const { server } = answerWaiting([3]);
  const one = { user_id: 9, management_no: 12, kind: "alumnus", name: "候補 3" } as const;
  const alike = [
    { ...one, state: "participating", shared: ["birthday", "name"] },
    { ...one, user_id: 10, name: "元 会員", state: "withdrawn", shared: ["email"] },
  ] as const;
  const data = viewOf(3, { alike: alike.map(({ shared, ...rest }) => ({ ...rest, shared: [...shared] })) });
  server.to(showCandidate, { data }, { id: 1, management_no: 3 });
  await openPage(3);
  const found = page.getByRole("region", { name: "重複の可能性" });
  await expect.element(found.getByText("生年月日・氏名が同じ")).toBeVisible();
  const home = "/community/communities/1/alumnus";
  for (const [name, id] of [
    ["候補 3", 9],
    ["元 会員", 10],
  ] as const)
    await expect.element(found.getByRole("link", { name })).toHaveAttribute("href", `${home}/${id}/edit`);
});

test("of three fields that two have changed it is said who, when and which, and each is saved as chosen", async () => {
  const { server } = answerWaiting([3]);
  const known = { family_name_kana: "コウホ", given_name_kana: "サン", birthday: "1990-01-01" };
  const later = {
    ...known,
    family_name: "山田",
    given_name: "太郎",
    display_name: "タロウ",
    updated_at: "2026-11-21T23:21:00.000Z",
    last_change: { by: "河合 拓", at: "2026-11-21T23:21:00.000Z" },
  };
  const answerWith = (more: Parameters<typeof viewOf>[1]) =>
    server.to(showCandidate, () => ({ data: viewOf(3, more) }), {
      id: 1,
      management_no: 3,
    });
  const isCurrent = (body: unknown) => (body as { updated_at: string }).updated_at === later.updated_at;
  server.to(
    editCandidate,
    ({ body }) => (isCurrent(body) ? { data: viewOf(3, later) } : refused(400, "ERROR_STATUS_HAS_CHANGED")),
    { id: 1, management_no: 3 },
  );
  answerWith(known);
  const { screen } = await openPage(3);
  await page.getByRole("button", { name: "編集する" }).click();
  const type = async (name: string, value: string) => {
    const field = screen.container.querySelector(`input[name=${name}]`);
    if (field) await page.elementLocator(field).fill(value);
  };
  await type("family_name", "木邑");
  await type("given_name", "桜");
  await type("display_name", "サクラ");
  answerWith(later);
  const save = page.getByRole("button", { name: "保存する" });
  await save.click();
  await page.getByRole("button", { name: "最新の内容を読み込む" }).click();
  const notice = page.getByRole("alert");
  await expect
    .element(notice.getByText(/^河合 拓さんが 2026\/11\/22 08:21:00 に .+・.+・.+ を変更しました。/))
    .toBeVisible();
  await notice.getByRole("radio", { name: "最新：太郎" }).click();
  await expect.element(notice.getByRole("radio", { name: "ご自身の入力：木邑" })).toBeChecked();
  await save.click();
  await expect
    .poll(() => server.asked.at(-1)?.method === "GET" || isCurrent(server.asked.at(-1)?.body))
    .toBe(true);
  const sent = server.asked.filter(({ method, body }) => method === "PUT" && isCurrent(body)).at(-1);
  expect(sent?.body).toMatchObject({ family_name: "木邑", given_name: "太郎", display_name: "サクラ" });
});

test("a candidate's page is read before it is edited, in the office's words, what one judges by first (F09, F10)", async () => {
  const { server } = answerWaiting([3]);
  const data = viewOf(3, { corporation_department_name: "レンズ製造部", invited_by: "河合 拓" });
  server.to(showCandidate, { data }, { id: 1, management_no: 3 });
  await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(360, 740));
  await openPage(3);
  await expect.element(page.getByText("レンズ製造部")).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByText("河合 拓")).toBeInViewport({ ratio: 1 });
  await expect.element(approve).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
  await expect.element(page.getByText("氏名", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "編集する" }).click();
  await expect.element(page.getByRole("textbox", { name: /^表示名/ })).toBeVisible();
  for (const theirs of [/お名前/, /お仕事/, /あとから変更できます/])
    await expect.element(page.getByText(theirs)).not.toBeInTheDocument();
});

test("while something is corrected nothing is decided, so that no button stands there grey (F38)", async () => {
  answerWaiting([3]);
  await openPage(3);
  await page.getByRole("button", { name: "編集する" }).click();
  await page.getByRole("textbox", { name: /^表示名/ }).fill("サワムラ");
  await expect.element(approve).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "却下する" })).not.toBeInTheDocument();
  await expect.element(page.getByText("1か所を変更")).toBeVisible();
});

test("on a phone the steps of a candidate's page fill two lines from edge to edge", async () => {
  answerWaiting([3]);
  await openPage(3);
  await expect.element(approve).toBeVisible();
  const placeOf = (name: string) => page.getByRole("button", { name }).element().getBoundingClientRect();
  const [edit, more, reject, accept] = ["編集する", "その他の操作", "却下する", "承認する"].map(placeOf);
  expect([edit?.top, edit?.left, more?.right]).toEqual([more?.top, reject?.left, accept?.right]);
  expect(edit?.right).toBeGreaterThan(accept?.left ?? 0);
});

const typeAndBeOvertaken = async (kind?: string) => {
  const { server, decide } = answerWaiting([3]);
  server.to(countCandidates, { waiting: 1 }, { id: 1 });
  const Console = () => {
    useWaitingCandidates(1);
    return <CandidateScreen />;
  };
  await renderPart(<Console />, { path: `${list}/:management_no/edit`, at: `${LIST}/3/edit` });
  await expect.poll(() => live.isIn(roomName(CONSOLE_ROOM, 1))).toBe(true);
  await page.getByRole("button", { name: "編集する" }).click();
  await page.getByRole("textbox", { name: /^表示名/ }).fill("サワムラ");
  decide(3, kind);
  live.publish(candidatesChanged, { community_id: 1, waiting: 0 });
  return server;
};
const displayName = page.getByRole("textbox", { name: /^表示名/ });

test("what was typed stays when a colleague approves meanwhile, and is saved to the alumnus on request (G11)", async () => {
  const server = await typeAndBeOvertaken();
  await expect.element(decidedBy).toBeVisible();
  await expect.element(displayName).toHaveValue("サワムラ");
  server.to(editPerson.alumnus, filled(editPerson.alumnus, { data: { id: 103 } }), personParams(1, 103));
  await page.getByRole("button", { name: "アルムナイの登録情報に保存する" }).click();
  await expect.element(page.getByText("アルムナイの登録情報に保存しました")).toBeVisible();
  const sent = server.asked.find(({ method }) => method === "PUT");
  expect([sent?.path, sent?.body]).toEqual(["/api/communities/1/almunus/103", { display_name: "サワムラ" }]);
});

test("what was typed stays when a colleague rejects meanwhile, though nothing can be saved (G11)", async () => {
  await typeAndBeOvertaken("rejectCandidates");
  await expect.element(page.getByText(/河合 拓さんが.*却下しました/)).toBeVisible();
  await expect.element(displayName).toHaveValue("サワムラ");
  await expect.element(page.getByText(/閉じるまでここに残ります/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /保存する/ })).not.toBeInTheDocument();
});

test("a rejection is red, says first that it cannot be undone, and asks why (G04)", async () => {
  const { server } = answerWaiting([3]);
  const target = { id: 103, number: 3, name: "候補 3", mail: "waiting@example.jp" };
  const preview = { as_of: "", count: 1, targets: [target], excluded: [], letter: null, places: null };
  server.to(rejectCandidates.preview, { data: preview }, { id: 1 });
  const data = { bulk_act: 9, finished: true, total: 1, done: [target], skipped: [], failed: [] };
  server.to(rejectCandidates, { data }, { id: 1 });
  await openPage(3);
  const colour = (name: string | RegExp) =>
    getComputedStyle(page.getByRole("button", { name }).element()).backgroundColor;
  await page.getByRole("button", { name: "却下する" }).click();
  const dialog = page.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: "1名を却下してメールを送る" });
  await expect.element(dialog.getByRole("status").getByText("元に戻せません。")).toBeVisible();
  await expect.element(confirm).toBeDisabled();
  await dialog.getByRole("radio", { name: "登録の重複" }).click();
  await dialog.getByRole("textbox", { name: /くわしい理由/ }).fill("春の登録と同じ方");
  await dialog.getByRole("textbox", { name: /入力してください/ }).fill("1");
  await expect.element(confirm).toBeEnabled();
  expect(colour("却下する")).not.toBe(colour("承認する"));
  await confirm.click();
  const sent = () => server.asked.find(({ path }) => path === "/api/communities/1/applicants/reject");
  await expect.poll(() => sent()?.body).toMatchObject({ reason: "登録の重複：春の登録と同じ方" });
});

test("who was rejected has a list of their own beside those who wait (G03)", async () => {
  const { server } = answerWaiting([3]);
  const row = {
    id: 7,
    name: "富岡 静",
    rejected_at: "2026-11-20T03:04:05.000Z",
    rejected_by: "河合 拓",
    reason: "在籍を確認できない",
    management_no: 51,
  };
  server.to(listRejections, pageOf([row]), { id: 1 });
  await renderPart(<CandidatesScreen />, { path: list, at: LIST });
  await expect
    .element(page.getByRole("link", { name: "却下", exact: true }))
    .toHaveAttribute("href", `${LIST}/rejected`);
  await renderPart(<RejectionsScreen />, { path: `${list}/rejected`, at: `${LIST}/rejected` });
  for (const shown of ["富岡 静", "河合 拓", "在籍を確認できない"])
    await expect.element(page.getByText(shown).first()).toBeVisible();
});
