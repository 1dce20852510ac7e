import { beforeEach, expect, test } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { act } from "#kit/contract/act.ts";
import { type BulkPreview, bulkCall, type LeftOut, type PreviewTarget } from "#kit/contract/bulk.ts";
import { listCall } from "#kit/contract/list-call.ts";
import { previewOf, resultOf } from "../testing/answer-builders.test-helper.ts";
import { answerCalls, refused } from "../testing/answers.test-helper.ts";
import { renderPart } from "../testing/render-part.test-helper.tsx";
import { useBulk } from "./use-bulk.tsx";
import type { BulkWords } from "./words.ts";

const list = listCall({
  path: "/communities/{id}/greeted",
  summary: "Who may be greeted",
  row: z.object({ id: z.number() }),
  search: "info",
  sorts: { id: "asc" },
});
const greet = bulkCall({
  kind: act("greet", { ja: "あいさつ", en: "Greeted" }),
  security: "membershipChanged",
  subject: "membership",
  path: "/communities/{id}/greet",
  list,
  summary: "Greet",
  changes: [],
});
const part = bulkCall({
  kind: act("part", { ja: "お別れ", en: "Parted" }),
  security: "membershipChanged",
  subject: "membership",
  path: "/communities/{id}/part",
  summary: "Part",
  changes: [],
});
const params = { id: 7 };
const words: BulkWords = {
  title: (count) => `${count}に挨拶`,
  effects: (count) => `${count}が喜びます`,
  mails: (mails) => `挨拶のメールを${mails}送ります`,
  confirm: (count) => `${count}に挨拶する`,
  doneOne: (name) => `${name}さんに挨拶しました`,
  done: (count) => `${count}に挨拶しました`,
  taken: (count) => `${count}への挨拶を受け付けました`,
};

const person = (id: number, name = `人 ${id}`): PreviewTarget => ({
  id,
  number: id,
  name,
  mail: `${id}@example.jp`,
});
const people = (count: number) => Array.from({ length: count }, (_, at) => person(at + 1));
const leftOut = (id: number, reason: LeftOut["reason"], by: LeftOut["by"] = null): LeftOut => ({
  id,
  number: id,
  name: `外 ${id}`,
  reason,
  by,
});
const shown = (targets: readonly PreviewTarget[], more: Partial<BulkPreview> = {}) =>
  previewOf(targets, { letter: { subject: "こんにちは", text: "本文です" }, ...more });
const result = (done: readonly PreviewTarget[], skipped: LeftOut[] = [], finished = true) =>
  resultOf(finished ? done.map(({ id, number, name }) => ({ id, number, name })) : [], {
    bulk_act: 3,
    finished,
    total: done.length + skipped.length,
    skipped,
  });

/** These targets were left out and stay selected. */
let stillSelected: string[] = [];

function Greet({
  ids = [1],
  irreversible = false,
  filter,
}: {
  ids?: number[];
  irreversible?: boolean;
  filter?: object;
}) {
  const { run, dialog } = useBulk(greet, {
    communityId: 7,
    words,
    counted: "people",
    irreversible,
    undo: part,
    onDone: (left) => stillSelected.push(...left.map(({ name }) => name)),
  });
  return (
    <>
      <button type="button" onClick={() => run(filter ? { filter: filter as never } : { ids })}>
        始める
      </button>
      {dialog}
    </>
  );
}

const open = async (element = <Greet />) => {
  const rendered = await renderPart(element);
  await rendered.screen.getByRole("button", { name: "始める" }).click();
  return { ...rendered, dialog: rendered.screen.getByRole("dialog") };
};

beforeEach(async () => {
  stillSelected = [];
  await browser.viewport(1280, 800);
});

test("names all of them with number and mail, whatever page is on show, and what will happen in numbers", async () => {
  const server = answerCalls();
  const places = { taken: 82, limit: 500 };
  server.to(greet.preview, () => shown(people(30), { places }), params);
  const { dialog } = await open();
  await expect.element(dialog.getByRole("heading", { name: "30名に挨拶" })).toBeVisible();
  await expect.element(dialog.getByText("対象 30名")).toBeVisible();
  expect(dialog.getByRole("checkbox").all()).toHaveLength(30);
  await expect.element(dialog.getByText("30@example.jp")).toBeInTheDocument();
  await expect.element(dialog.getByText("30名が喜びます")).toBeVisible();
  await expect.element(dialog.getByText("挨拶のメールを30通送ります")).toBeVisible();
  await expect.element(dialog.getByText("登録人数 82 → 112 / 500名")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "30名に挨拶する" })).toHaveFocus();
  await dialog.getByText("文面を見る").click();
  await expect.element(dialog.getByText("本文です")).toBeVisible();
});

test("one can be searched for and taken out, and the numbers follow", async () => {
  const server = answerCalls();
  server.to(greet.preview, () => shown(people(12)), params);
  server.to(greet, () => result(people(11)), params);
  const { dialog } = await open(<Greet ids={people(12).map(({ id }) => id)} />);
  await dialog.getByRole("searchbox", { name: "対象を検索" }).fill("12@");
  expect(dialog.getByRole("checkbox").all()).toHaveLength(1);
  await dialog.getByRole("checkbox", { name: "人 12を対象に含める" }).click();
  await dialog.getByRole("button", { name: "11名に挨拶する" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const { body } = server.asked.at(-1) ?? {};
  expect(body).toEqual({ ids: people(11).map(({ id }) => id), as_of: "as-of" });
});

test("of all that a filter finds, those unticked and those left out are exceptions", async () => {
  const server = answerCalls();
  const excluded = [leftOut(9, "full")];
  server.to(greet.preview, () => shown(people(3), { count: 4, excluded }), params);
  server.to(greet, () => result(people(2)), params);
  const { dialog } = await open(<Greet filter={{ info: "松" }} />);
  await dialog.getByRole("checkbox", { name: "人 3を対象に含める" }).click();
  await dialog.getByRole("button", { name: "2名に挨拶する" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.asked.at(-1)?.body).toEqual({
    filter: { info: "松" },
    as_of: "as-of",
    count: 4,
    except: [3, 9],
    left_out: [9],
  });
});

test("whoever is left out is counted by reason and named on demand, with who was first", async () => {
  const server = answerCalls();
  const by = { name: "河合 拓", kind: "greet", at: "2026-11-21T23:21:00.000Z" };
  const excluded = [leftOut(8, "full"), leftOut(9, "handled", by)];
  server.to(greet.preview, () => shown(people(2), { excluded, places: { taken: 498, limit: 500 } }), params);
  const { dialog } = await open();
  await expect.element(dialog.getByText("残り2名。先頭から2名が対象で、1名は対象外です。")).toBeVisible();
  await expect.element(dialog.getByText("河合 拓さんが2026/11/22 08:21:00に対応済み")).toBeVisible();
});

test("whoever found no place stays selected and is kept in the result; whoever was dealt with is not", async () => {
  const server = answerCalls();
  const by = { name: "河合 拓", kind: "greet", at: "2026-11-21T23:21:00.000Z" };
  const excluded = [leftOut(8, "full"), leftOut(9, "handled", by)];
  server.to(greet.preview, () => shown(people(2), { excluded, places: { taken: 498, limit: 500 } }), params);
  server.to(greet, () => result(people(2), excluded), params);
  const { screen, dialog } = await open(<Greet ids={[1, 2, 8, 9]} />);
  await dialog.getByRole("button", { name: "2名に挨拶する" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.asked.at(-1)?.body).toEqual({ ids: [1, 2], as_of: "as-of", left_out: [8, 9] });
  expect(stillSelected).toEqual(["外 8"]);
  await expect.element(screen.getByText("2名に挨拶しました")).toBeVisible();
  await expect.element(screen.getByText(/対象外です/)).not.toBeInTheDocument();
});

test("where nobody is left, nothing can be done but close", async () => {
  const server = answerCalls();
  server.to(greet.preview, () => shown([], { count: 1, excluded: [leftOut(1, "handled")] }), params);
  const { dialog } = await open();
  await expect.element(dialog.getByText("対象がありません")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: /挨拶する/ })).not.toBeInTheDocument();
  await dialog.getByRole("button", { name: "閉じる" }).first().click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([
  ["what cannot be undone", <Greet key="a" irreversible />, 2],
  ["a hundred and more", <Greet key="b" />, 2_003],
])("%s asks for the number, and begins at the heading", async (_, element, count) => {
  const server = answerCalls();
  server.to(greet.preview, () => shown(people(count)), params);
  server.to(greet, () => result(people(count), [], false), params);
  const { dialog } = await open(element);
  await expect.element(dialog.getByRole("heading", { level: 2 })).toHaveFocus();
  const button = dialog.getByRole("button", { name: `${count.toLocaleString("ja-JP")}名に挨拶する` });
  await expect.element(button).toBeDisabled();
  const field = dialog.getByRole("textbox", { name: /と入力してください/ });
  await field.fill("7");
  await expect.element(button).toBeDisabled();
  await userEvent.keyboard("{Enter}");
  await field.fill(
    count
      .toLocaleString("ja-JP")
      .replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  );
  await expect.element(button).toBeEnabled();
  const acts = () => server.asked.filter(({ path }) => path.endsWith("/greet"));
  expect(acts()).toHaveLength(0);
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(acts()).toHaveLength(1);
});

test("a filter that finds another number by now shows both, and the new ones to be confirmed", async () => {
  const server = answerCalls();
  let found = people(3);
  server.to(greet.preview, () => shown(found), params);
  server.to(
    greet,
    () => {
      found = people(5);
      return refused(409, "ERROR_SELECTION_CHANGED", [
        { message_code: "ERROR_SELECTION_CHANGED", params: { before: 3, after: 5 } },
      ]);
    },
    params,
  );
  const { dialog } = await open(<Greet filter={{}} />);
  await dialog.getByRole("button", { name: "3名に挨拶する" }).click();
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent("確認のあとに、対象が3名から5名に変わりました。もう一度ご確認ください。");
  await expect.element(dialog.getByRole("button", { name: "5名に挨拶する" })).toBeVisible();
});

test("one is told of by name, can be looked at and undone", async () => {
  const server = answerCalls();
  server.to(greet.preview, () => shown(people(1)), params);
  server.to(greet, () => result(people(1)), params);
  server.to(part, () => result(people(1)), params);
  const { screen, dialog } = await open();
  await dialog.getByRole("button", { name: "1名に挨拶する" }).click();
  await expect.element(screen.getByText("人 1さんに挨拶しました")).toBeVisible();
  await screen.getByRole("button", { name: "元に戻す" }).click();
  await expect.element(screen.getByText("元に戻しました")).toBeVisible();
  expect(server.asked.at(-1)).toMatchObject({ path: "/api/communities/7/part", body: { ids: [1] } });
});

test("a job is taken on, and its progress is one click away", async () => {
  const server = answerCalls();
  server.to(greet.preview, () => shown(people(40)), params);
  server.to(greet, () => result(people(40), [], false), params);
  const { screen, dialog, router } = await open();
  await dialog.getByRole("button", { name: "40名に挨拶する" }).click();
  await expect.element(screen.getByText("40名への挨拶を受け付けました")).toBeVisible();
  await screen.getByRole("button", { name: "進み具合" }).click();
  expect(router.state.location.pathname).toBe("/community/communities/7/bulk_acts/3");
});

test("names of a hundred characters, of one, with emoji and from right to left stay in their rows", async () => {
  const names = ["長".repeat(100), "一", "👨‍👩‍👧‍👦 家族", "محمد العربي"];
  const server = answerCalls();
  server.to(greet.preview, () => shown(names.map((name, at) => person(at + 1, name))), params);
  const { dialog } = await open();
  for (const name of names) await expect.element(dialog.getByText(name)).toBeInTheDocument();
  const list = dialog.getByRole("list").first().element();
  expect(list.scrollWidth).toBe(list.clientWidth);
  for (const row of dialog.getByRole("listitem").all().slice(0, 4))
    expect(row.element().getBoundingClientRect().height).toBeLessThan(60);
});

test("Escape leaves it without anything done", async () => {
  const server = answerCalls();
  server.to(greet.preview, () => shown(people(1)), params);
  const { dialog } = await open();
  await expect.element(dialog.getByRole("button", { name: "1名に挨拶する" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.asked.map(({ path }) => path)).toEqual(["/api/communities/7/greet/preview"]);
});

test("while it is under way only the pressed button says so, and whom it hits cannot be changed (F27)", async () => {
  const server = answerCalls();
  const arrives = Promise.withResolvers<ReturnType<typeof result>>();
  server.to(greet.preview, () => shown(people(2)), params);
  server.to(greet, () => arrives.promise, params);
  const { dialog, screen } = await open(<Greet ids={[1, 2]} />);
  const run = dialog.getByRole("button", { name: "2名に挨拶する" });
  await run.click();
  await expect.element(run).toHaveAttribute("aria-busy", "true");
  expect(dialog.element().querySelectorAll("[aria-busy=true]")).toHaveLength(1);
  await expect.element(dialog.getByRole("button", { name: "キャンセル" })).toBeDisabled();
  for (const one of dialog.getByRole("checkbox").all()) await expect.element(one).toBeDisabled();
  arrives.resolve(result(people(2)));
  await expect.element(screen.getByText("2名に挨拶しました")).toBeVisible();
});
