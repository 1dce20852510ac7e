import { beforeEach, expect, test } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import type { BulkPreview } from "#kit/contract/bulk.ts";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import {
  checkImport,
  createImport,
  type ImportedRow,
  type ImportSummary,
  type ImportView,
  inviteImported,
  listImportedRows,
  listImports,
  mendImportedRow,
  previewInvitations,
  readImportAgain,
  showImport,
  startImport,
  testInvitation,
  undoImport,
} from "../contract/calls.ts";
import ImportScreen from "./import-screen.tsx";

const ids = { id: 7, import_id: 3 };
const view = (changes: Partial<ImportView> = {}): ImportView => ({
  id: 3,
  kind: "employees",
  file_name: "社員.csv",
  state: "read",
  row_count: 1_204,
  counts: null,
  created_at: "2026-11-22T00:00:00.000Z",
  created_by: "水野 雅子",
  encoding: "shift_jis",
  encoding_given: false,
  has_header: true,
  columns: ["メール", "姓", "名", "備考"],
  sample: [{ row: 2, cells: ["a@example.jp", "﨑山", "髙志", "x"] }],
  mapping: ["email", "family_name", "given_name", null],
  unsure: [1],
  empty: "leave",
  others: "leave_out",
  version: 4,
  places: { taken: 87, limit: 2_000 },
  mends: [],
  damages: [],
  bulk_act: null,
  undo: null,
  waiting: 0,
  undo_until: null,
  invitations: { sent: 0, held: 0, registered: 0 },
  ...changes,
});
const checked = (changes: Partial<ImportView> = {}) =>
  view({
    state: "checked",
    counts: { new: 1_100, changed: 2, unchanged: 100, refused: 2, other_kind: 0, left_out: 0 },
    waiting: 1_102,
    ...changes,
  });
const progress = (changes: object) => ({
  id: 9,
  kind: "importPeople",
  state: "finished" as const,
  total: 1_102,
  done: 1_100,
  skipped: 2,
  failed: 0,
  ...changes,
});
const row = (id: number, changes: Partial<ImportedRow>): ImportedRow => ({
  id,
  row: id,
  name: `木村 ${id}`,
  email: `kimura${id}@example.jp`,
  verdict: "new",
  changes: [],
  kept: [],
  faults: [],
  cells: [],
  state: "waiting",
  user_id: null,
  ...changes,
});
const shown = (count: number, changes: Partial<BulkPreview> = {}): BulkPreview => ({
  as_of: "as-of",
  count,
  targets: Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    number: at + 2,
    name: `木村 ${at + 1}`,
    mail: `kimura${at + 1}@example.jp`,
  })),
  excluded: [],
  letter: { subject: "ご招待", text: "本文です" },
  places: { taken: 87, limit: 500 },
  ...changes,
});
const answer = <D,>(data: D) => ({ data });

/** The screen at a step, and a server that has one import, and files that were chosen before. */
async function open(step: string, one: ImportView, files: readonly ImportSummary[] = []) {
  const server = answerCalls();
  server.to(
    listImports,
    ({ query }) => {
      const from = (Number(query.get("page")) - 1) * 30;
      const body = pageOf(files.slice(from, from + 30));
      return { ...body, total_records: files.length, total_pages: Math.ceil(files.length / 30) };
    },
    { id: 7 },
  );
  server.to(showImport, () => answer(one), ids);
  server.to(
    listImportedRows,
    () =>
      pageOf([
        row(2, { verdict: "changed", changes: [{ field: "employee_id", from: "00017", to: "00018" }] }),
        row(3, {
          verdict: "refused",
          faults: [{ field: "email", code: "EMAIL", params: {} }],
          cells: [
            { field: "email", value: "no address" },
            { field: "given_name", value: "三" },
          ],
        }),
      ]),
    ids,
  );
  const { screen, router } = await renderPart(<ImportScreen />, {
    path: "/community/communities/:id/general_user_upload",
    at: `/community/communities/7/general_user_upload${step && `?import=3&step=${step}`}`,
  });
  const bodyOf = (path: string) => server.asked.findLast((one) => one.path.endsWith(path))?.body;
  return { server, screen, router, bodyOf };
}

beforeEach(() => browser.viewport(1280, 800));

test("without files the screen teaches what to do, and a chosen file is read at once (R452)", async () => {
  const { server, screen, router } = await open("", view());
  await expect.element(screen.getByText("ファイルはまだありません")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "見本のCSVをダウンロード" })).toBeVisible();
  server.to(createImport, () => answer(view()), { id: 7 });
  await screen.getByRole("radio", { name: /アルムナイ/ }).click();
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  await userEvent.upload(input, new File(["a"], "社員.csv"));
  await expect.poll(() => router.state.location.search).toBe("?import=3&step=columns");
  const sent = server.asked.find(({ method }) => method === "POST")?.body as FormData;
  expect(sent.get("kind")).toBe("alumni");
});

test("a file that is refused says why beside it (R453)", async () => {
  const { server, screen } = await open("", view());
  server.to(createImport, () => refused(400, "ERROR_CSV_EMPTY"), { id: 7 });
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  await userEvent.upload(input, new File([""], "社員.csv"));
  await expect.element(screen.getByText(/ファイルが空です/)).toBeVisible();
});

test("what was read is said, columns are mapped by hand and empty cells are asked about once", async () => {
  const { server, screen, bodyOf, router } = await open("columns", view());
  await expect.element(screen.getByText("Shift_JIS、1,204行、見出しあり")).toBeVisible();
  await expect.element(screen.getByText("﨑山")).toBeVisible();
  await expect.element(screen.getByText("推測です。ご確認ください。")).toBeVisible();
  await screen.getByRole("combobox", { name: "備考" }).selectOptions("部署");
  await screen.getByRole("radio", { name: /空にする/ }).click();
  server.to(checkImport, () => answer(checked()), ids);
  server.to(showImport, () => answer(checked()), ids);
  await screen.getByRole("button", { name: "確認に進む" }).click();
  await expect.poll(() => router.state.location.search).toContain("step=check");
  expect(bodyOf("/check")).toEqual({
    has_header: true,
    mapping: ["email", "family_name", "given_name", "department_name"],
    empty: "clear",
    mends: [],
  });
});

test("a file is read in another encoding by hand, also when the screen was opened anew", async () => {
  const { server, screen, bodyOf } = await open("columns", view());
  const encoding = screen.getByRole("combobox", { name: "文字コード" });
  await expect.element(encoding).toHaveDisplayValue("内容から判定（Shift_JIS）");
  const given = view({ encoding: "utf-8", encoding_given: true, mapping: ["email", null, null, null] });
  server.to(readImportAgain, () => answer(given), ids);
  server.to(showImport, () => answer(given), ids);
  await encoding.selectOptions("UTF-8");
  await expect.element(screen.getByText("UTF-8、1,204行、見出しあり")).toBeVisible();
  expect(bodyOf("/read_again")).toEqual({ encoding: "utf-8" });
  await expect.element(screen.getByRole("combobox", { name: "姓" })).toHaveDisplayValue("取り込まない");
  await encoding.selectOptions("内容から判定する");
  await expect.poll(() => bodyOf("/read_again")).toEqual({ encoding: null });
});

test("what was corrected row by row is not lost unasked when the file is read again", async () => {
  const { server, screen } = await open("columns", checked());
  await screen.getByRole("combobox", { name: "文字コード" }).selectOptions("UTF-8");
  await expect.element(screen.getByRole("dialog").getByText("ファイルを読み直しますか？")).toBeVisible();
  expect(server.asked.some(({ path }) => path.endsWith("/read_again"))).toBe(false);
});

test("columns that were mapped by hand are not lost unasked on the way back", async () => {
  const { screen, router } = await open("columns", view());
  await screen.getByRole("combobox", { name: "備考" }).selectOptions("部署");
  await screen.getByRole("button", { name: "戻る", exact: true }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "破棄して移動する" }).click();
  await expect.poll(() => router.state.location.search).toContain("step=file");
});

test("a file that cannot be read in another encoding says so at the choice", async () => {
  const { server, screen } = await open("columns", view());
  server.to(readImportAgain, () => refused(400, "ERROR_CSV_ENCODING"), ids);
  const encoding = screen.getByRole("combobox", { name: "文字コード" });
  await encoding.selectOptions("UTF-8");
  await expect.element(encoding).toHaveAccessibleDescription(/文字コード/);
  await expect.element(encoding).toHaveAttribute("aria-invalid", "true");
});

test("a mapping without an address is refused where it is made", async () => {
  const { server, screen } = await open("columns", view());
  server.to(
    checkImport,
    () =>
      refused(400, "ERROR_COLUMN_MISSING", [
        { message_code: "ERROR_COLUMN_MISSING", params: { field: "email" } },
      ]),
    ids,
  );
  await screen.getByRole("button", { name: "確認に進む" }).click();
  await expect.element(screen.getByText("「メールアドレス」の列を選んでください。")).toBeVisible();
});

test("the 31st file that was chosen before stands on the second page", async () => {
  const { id, kind, file_name, state, row_count, counts, created_at, created_by } = view();
  const file = { id, kind, file_name, state, row_count, counts, created_at, created_by };
  const files = Array.from({ length: 31 }, (_, at) => ({ ...file, id: at + 1, file_name: `${at + 1}.csv` }));
  const { screen } = await open("", view(), files);
  await screen.getByRole("button", { name: "次のページ" }).click();
  await expect.element(screen.getByRole("link", { name: "31.csv" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "30.csv" })).not.toBeInTheDocument();
});

test("where nothing can be imported, the rows that say why are shown first", async () => {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 2, other_kind: 0, left_out: 0 };
  const { screen } = await open("check", checked({ counts, waiting: 0 }));
  await expect
    .element(screen.getByRole("button", { name: "エラー 2", exact: true, pressed: true }))
    .toBeVisible();
  await screen.getByRole("button", { name: "すべて 2" }).click();
  await expect.element(screen.getByRole("button", { name: "すべて 2", pressed: true })).toBeVisible();
});

test("each row says what it would do, old and new, and the numbers are the filters", async () => {
  const { server, screen } = await open("check", checked());
  const row = (name: RegExp) => expect.element(screen.getByRole("row", { name }));
  await row(/^木村 2.*社員番号 00017 → 00018/).toBeVisible();
  await row(/^木村 3.*メールアドレス：メールアドレスの形式で入力してください/).toBeVisible();
  await screen.getByRole("button", { name: "エラー 2", exact: true }).click();
  await expect.poll(() => server.asked.at(-1)?.query.get("verdict")).toBe("refused");
  await expect.element(screen.getByRole("button", { name: "エラーの2行をダウンロード" })).toBeVisible();
});

test("a refused row is corrected in its place, and stays open until nothing is wrong with it", async () => {
  const { server, screen, bodyOf } = await open("check", checked());
  await screen.getByRole("button", { name: "この行を直す" }).click();
  const dialog = screen.getByRole("dialog");
  const address = dialog.getByLabelText("メールアドレス");
  await expect.element(address).toHaveValue("no address");
  await expect.element(dialog.getByText(/形式で入力してください/)).toBeVisible();
  const where = { ...ids, row_id: 3 };
  const twice = { field: "given_name", code: "CELL_EMPTY", params: {} } as const;
  const cells = [
    { field: "email" as const, value: "a@example.jp" },
    { field: "given_name" as const, value: "三" },
  ];
  server.to(mendImportedRow, () => answer(row(3, { verdict: "refused", faults: [twice], cells })), where);
  await address.fill("a@example.jp");
  await expect.element(dialog.getByText(/形式で入力してください/)).not.toBeInTheDocument();
  await dialog.getByRole("button", { name: "直して確認する" }).click();
  await expect.element(dialog.getByText(/空のままです/)).toBeVisible();
  expect(bodyOf("/rows/3")).toEqual({ cells, left_out: false });
  server.to(mendImportedRow, () => answer(row(3, { cells })), where);
  await dialog.getByRole("button", { name: "直して確認する" }).click();
  await expect.element(screen.getByText("3行目は「新規」になりました")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a row is left out, and taken in again from there", async () => {
  const { server, screen, bodyOf } = await open("check", checked());
  server.to(mendImportedRow, () => answer(row(2, { verdict: "left_out" })), { ...ids, row_id: 2 });
  server.to(
    showImport,
    () =>
      answer(
        checked({ counts: { new: 0, changed: 0, unchanged: 0, refused: 1, other_kind: 0, left_out: 1 } }),
      ),
    ids,
  );
  await screen.getByRole("button", { name: /木村 2/ }).click();
  await screen.getByRole("menuitem", { name: "この行を取り込まない" }).click();
  await expect.element(screen.getByText("2行目を取り込みません")).toBeVisible();
  expect(bodyOf("/rows/2")).toEqual({ cells: [], left_out: true });
  await expect.element(screen.getByRole("button", { name: "取り込まない 1" })).toBeVisible();
  await screen.getByRole("button", { name: "取り込む行に戻す" }).click();
  await expect.poll(() => bodyOf("/rows/2")).toEqual({ cells: [], left_out: false });
});

test("nothing can be corrected any more once it was carried out", async () => {
  const { screen } = await open("check", checked({ state: "started" }));
  await expect.element(screen.getByRole("row", { name: /^木村 3/ })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "この行を直す" })).not.toBeInTheDocument();
});

test("a kind of defect is corrected at one click", async () => {
  const damages: ImportView["damages"] = [
    { kind: "leadingZeros", count: 12, mended: false, example: { row: 4, from: "123", to: "00123" } },
  ];
  const { server, screen, bodyOf } = await open("check", checked({ damages }));
  await expect.element(screen.getByText("例：4行目 123 → 00123")).toBeVisible();
  server.to(checkImport, () => answer(checked()), ids);
  await screen.getByRole("button", { name: "12件すべて直す" }).click();
  await expect.poll(() => bodyOf("/check")).toMatchObject({ mends: ["leadingZeros"] });
});

test("nothing can be confirmed that was not checked, nor read anew once it was carried out", async () => {
  const first = await open("run", view());
  await expect.element(first.screen.getByText("Shift_JIS、1,204行、見出しあり")).toBeVisible();
  await first.screen.unmount();
  const { screen } = await open("columns", checked({ state: "started", bulk_act: progress({}), waiting: 0 }));
  await expect.element(screen.getByText("取り込みが終わりました")).toBeVisible();
});

test("before it begins it is said in words what happens to how many, and when they are mailed", async () => {
  const { server, screen, bodyOf } = await open("run", checked());
  await expect.element(screen.getByText(/1,100名を在籍者として新しく登録します/)).toBeVisible();
  await expect.element(screen.getByText(/2行はエラーのため取り込みません/)).toBeVisible();
  await expect.element(screen.getByRole("radio", { name: /あとで送る/, checked: true })).toBeVisible();
  const running = checked({
    state: "started",
    bulk_act: progress({ state: "running", done: 100, skipped: 0 }),
  });
  server.to(startImport, () => answer(running), ids);
  server.to(showImport, () => answer(running), ids);
  await screen.getByRole("button", { name: "1,102行を取り込む" }).click();
  await expect.element(screen.getByText("取り込んでいます")).toBeVisible();
  expect(bodyOf("/start")).toEqual({ version: 4 });
  await expect.element(screen.getByRole("progressbar", { name: "進み具合" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "中止する" })).toBeVisible();
});

test("afterwards mails that were held back are sent, and all of it can be undone", async () => {
  const ended = checked({
    state: "started",
    waiting: 0,
    bulk_act: progress({}),
    undo_until: "2026-11-23T00:00:00.000Z",
    invitations: { sent: 3, held: 40, registered: 1 },
  });
  const { server, screen, bodyOf } = await open("run", ended);
  await expect.element(screen.getByText(/招待メール3通、登録済み1名/)).toBeVisible();
  server.to(previewInvitations, () => answer(shown(40)), ids);
  server.to(inviteImported, () => answer(ended), ids);
  await screen.getByRole("button", { name: "招待メールを40通送る" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "40名に招待メールを送る" }).click();
  await expect.poll(() => bodyOf("/invite")).toEqual({ as_of: "as-of", count: 40, except: [] });
  const undone = checked({
    ...ended,
    state: "undone",
    undo_until: null,
    undo: progress({ kind: "undoPeopleImport", done: 1_090, skipped: 10 }),
  });
  server.to(undoImport, () => answer(undone), ids);
  await screen.getByRole("button", { name: "元に戻す" }).click();
  server.to(showImport, () => answer(undone), ids);
  await screen.getByRole("dialog").getByRole("button", { name: "元に戻す" }).click();
  await expect.element(screen.getByText("取り込みを元に戻しました")).toBeVisible();
  await expect.element(screen.getByText(/登録を済ませた人と、あとから変更された人/)).toBeVisible();
});

const leavers = { new: 3, changed: 0, unchanged: 0, refused: 0, other_kind: 2, left_out: 0 };

test("who has left is said apart, with a chip of their own, and is taken in only where it is ticked", async () => {
  const { server, screen, bodyOf } = await open("check", checked({ row_count: 5, counts: leavers }));
  await expect.element(screen.getByRole("heading", { name: "退職した人がいます" })).toBeVisible();
  await screen.getByRole("button", { name: "退職者 2" }).click();
  await expect.poll(() => server.asked.at(-1)?.query.get("verdict")).toBe("other_kind");
  const tick = screen.getByRole("checkbox", { name: "退職した人も在籍者として取り込む" });
  await expect.element(tick).not.toBeChecked();
  server.to(checkImport, () => answer(checked({ others: "take" })), ids);
  await tick.click();
  await expect.poll(() => bodyOf("/check")).toMatchObject({ others: "take" });
});

test("one who has left is taken in by themselves", async () => {
  const { server, screen, bodyOf } = await open("check", checked({ row_count: 5, counts: leavers }));
  server.to(listImportedRows, () => pageOf([row(2, { verdict: "other_kind" })]), ids);
  await screen.getByRole("button", { name: "退職者 2" }).click();
  await expect.element(screen.getByRole("row", { name: /^木村 2.*退職者/ })).toBeVisible();
  server.to(mendImportedRow, () => answer(row(2, {})), { ...ids, row_id: 2 });
  await screen.getByRole("button", { name: /木村 2/ }).click();
  await screen.getByRole("menuitem", { name: "この人を在籍者として取り込む" }).click();
  await expect.poll(() => bodyOf("/rows/2")).toEqual({ cells: [], left_out: false, taken: true });
});

test("where most have left, it is asked whether they are alumni", async () => {
  const counts = { ...leavers, new: 0, other_kind: 12 };
  const { server, screen, bodyOf } = await open("check", checked({ row_count: 12, counts, waiting: 0 }));
  await expect
    .element(screen.getByRole("heading", { name: "12名は退職した人です。アルムナイとして取り込みますか？" }))
    .toBeVisible();
  server.to(checkImport, () => answer(checked({ kind: "alumni" })), ids);
  await screen.getByRole("button", { name: "アルムナイとして取り込む", exact: true }).click();
  await expect.poll(() => bodyOf("/check")).toMatchObject({ kind: "alumni" });
});

test.each(["check", "run"])(
  "at the step %s it is said that there are fewer places than people",
  async (step) => {
    const { screen } = await open(step, checked({ places: { taken: 87, limit: 500 } }));
    await expect
      .element(screen.getByText(/登録できるのは残り413名までです（上限500名）。新規1,100名のうち687名/))
      .toBeVisible();
  },
);

test("what another has changed since is not started, and it is said who", async () => {
  const { server, screen } = await open("run", checked());
  server.to(
    startImport,
    () =>
      refused(409, "ERROR_IMPORT_CHANGED", [
        { message_code: "ERROR_IMPORT_CHANGED", params: { by: "水野 雅子" } },
      ]),
    ids,
  );
  await screen.getByRole("button", { name: "1,102行を取り込む" }).click();
  await expect.element(screen.getByText(/水野 雅子さんが読み取りや行を変更しました/)).toBeVisible();
});

const ended = (held: number) =>
  checked({
    state: "started",
    waiting: 0,
    bulk_act: progress({}),
    invitations: { sent: 0, held, registered: 0 },
  });

test("before 120 are mailed, all are named with the letter and the places, and their number is typed", async () => {
  const { server, screen, bodyOf } = await open("run", ended(122));
  const excluded = [
    { id: 121, number: 122, name: "木村 121", reason: "full", by: null },
    { id: 122, number: 123, name: "木村 122", reason: "full", by: null },
  ];
  server.to(previewInvitations, () => answer(shown(120, { count: 122, excluded })), ids);
  server.to(inviteImported, () => answer(ended(2)), ids);
  await screen.getByRole("button", { name: "招待メールを122通送る" }).click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByText("招待メールを120通送ります")).toBeVisible();
  await expect.element(dialog.getByText("登録人数 87 → 207 / 500名")).toBeVisible();
  await expect.element(dialog.getByText(/2名 登録人数の上限を超えるため/)).toBeVisible();
  await dialog.getByText("文面を見る").click();
  await expect.element(dialog.getByText("本文です")).toBeVisible();
  const send = dialog.getByRole("button", { name: "120名に招待メールを送る" });
  await expect.element(send).toBeDisabled();
  await dialog.getByRole("textbox", { name: "確認のため、120 と入力してください" }).fill("120");
  await send.click();
  await expect.poll(() => bodyOf("/invite")).toEqual({ as_of: "as-of", count: 122, except: [] });
});

test("the letter can be tried on oneself, and whoever is unticked is not mailed", async () => {
  const { server, screen, bodyOf } = await open("run", ended(2));
  server.to(previewInvitations, () => answer(shown(2)), ids);
  server.to(testInvitation, {}, ids);
  server.to(inviteImported, () => answer(ended(1)), ids);
  await screen.getByRole("button", { name: "招待メールを2通送る" }).click();
  const dialog = screen.getByRole("dialog");
  await dialog.getByRole("button", { name: "自分にテストメールを送る" }).click();
  await expect.element(screen.getByText("テストメールを送りました")).toBeVisible();
  await dialog.getByRole("checkbox", { name: "木村 1を対象に含める" }).click();
  await dialog.getByRole("button", { name: "1名に招待メールを送る" }).click();
  await expect.poll(() => bodyOf("/invite")).toEqual({ as_of: "as-of", count: 2, except: [1] });
});

test("sending next opens the same dialog once the import has ended, and sends nothing by itself", async () => {
  const { server, screen } = await open("run", checked());
  server.to(startImport, () => answer(ended(2)), ids);
  server.to(showImport, () => answer(ended(2)), ids);
  server.to(previewInvitations, () => answer(shown(2)), ids);
  await screen.getByRole("radio", { name: /続けて送る/ }).click();
  await screen.getByRole("button", { name: "1,102行を取り込む" }).click();
  await expect.element(screen.getByRole("dialog").getByText("kimura2@example.jp")).toBeVisible();
  expect(server.asked.some(({ path }) => path.endsWith("/invite"))).toBe(false);
});

test("one that has been deleted leads back to choosing a file", async () => {
  const { server, screen } = await open("columns", view());
  server.to(showImport, () => refused(404, "RECORD_NOT_FOUND"), { id: 7, import_id: 4 });
  await screen.unmount();
  const again = await renderPart(<ImportScreen />, {
    path: "/community/communities/:id/general_user_upload",
    at: "/community/communities/7/general_user_upload?import=4&step=check",
  });
  await expect.element(again.screen.getByText("この取り込みは見つかりません")).toBeVisible();
});
