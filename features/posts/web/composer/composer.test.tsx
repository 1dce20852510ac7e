import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AOBA, answerAsAoba } from "#apps/web/testing/aoba.test-helper.ts";
import { checkBannedWords } from "#features/banned-words/contract/calls.ts";
import { filled } from "#kit/web/testing/answer-builders.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { writtenTypes } from "../../contract/content-type.ts";
import { listUserNames } from "../../contract/mention-calls.ts";
import Composer from "./composer.tsx";
import { asOffice, inOwnName } from "./post-target.ts";

const compose = (target: typeof asOffice) =>
  renderPart(<Composer communityId={AOBA} types={writtenTypes} target={target} onClose={() => {}} />);

/** What is written may be checked for banned words; nothing else is sent. */
const sentTo = ({ asked }: ReturnType<typeof answerAsAoba>) =>
  asked.filter(({ method, path }) => method !== "GET" && !path.endsWith(checkBannedWords.path));

test("beside the button stands as whom a post of the office appears, to whom, and who is told (R371)", async () => {
  answerAsAoba();
  await compose(asOffice);
  const dialog = page.getByRole("dialog");
  await expect
    .element(
      dialog.getByText("青葉製作所 人事部として、メンバー20名のホームに表示します。", { exact: false }),
    )
    .toBeVisible();
  await dialog.getByText("求人", { exact: true }).click();
  await expect
    .element(dialog.getByText("青葉製作所 人事部として、アルムナイと管理者の", { exact: false }))
    .toBeVisible();
});

test("a member's post says nothing of the office", async () => {
  answerAsAoba();
  await compose(inOwnName);
  await expect.element(page.getByRole("button", { name: "投稿する" })).toBeVisible();
  await expect.element(page.getByText("人事部として", { exact: false })).not.toBeInTheDocument();
});

test("what is missing is said without asking the server, and no longer once it is there", async () => {
  const server = answerAsAoba();
  await compose(asOffice);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "投稿する" }).click();
  const missing = dialog.getByText(/^(タイトル|本文)を入力してください。$/);
  await expect.poll(() => missing.elements().length).toBe(2);
  const content = dialog.getByRole("textbox", { name: /^本文/ });
  await expect.element(content).toHaveAttribute("aria-invalid", "true");
  await dialog.getByRole("textbox", { name: /^タイトル/ }).fill("秋の同窓会");
  await expect.poll(() => missing.elements().length).toBe(1);
  expect(sentTo(server)).toEqual([]);
});

test("writing begins in the title, which counts from near its limit and says before sending that it is too long", async () => {
  answerAsAoba();
  await compose(inOwnName);
  const title = page.getByRole("textbox", { name: /^タイトル/ });
  await expect.element(title).toHaveFocus();
  await title.fill("あ".repeat(79));
  await expect.element(page.getByText(/\/ 100文字/)).not.toBeInTheDocument();
  await title.fill("あ".repeat(101));
  await expect.element(page.getByText("101 / 100文字", { exact: false })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByText("100文字以内で入力してください。")).toBeVisible();
});

test("a closing day that has passed is refused as one leaves it, before anything is sent (R219)", async () => {
  const server = answerAsAoba();
  await compose(inOwnName);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("募集", { exact: true }).click();
  await dialog.getByRole("textbox", { name: /^締切日/ }).fill("2020/01/01");
  await userEvent.tab();
  const refusal = dialog.getByText("過去の日付は指定できません。今日以降を入力してください。");
  await expect.element(refusal).toBeVisible();
  await dialog.getByRole("textbox", { name: /^締切日/ }).fill("2099/01/01");
  await expect.element(refusal).not.toBeInTheDocument();
  expect(sentTo(server)).toEqual([]);
});

test("on a phone the tools stand in one line above the foot however long the text, large enough for a finger", async () => {
  // A keyboard leaves this much of the window.
  await page.viewport(360, 440);
  onTestFinished(() => page.viewport(360, 740));
  answerAsAoba();
  await compose(inOwnName);
  const content = page.getByRole("textbox", { name: "本文" });
  await content.click();
  await userEvent.keyboard("{Enter}".repeat(20));
  await userEvent.keyboard("二十行目");
  const tools = page.getByRole("toolbar").getByRole("button").elements();
  const places = tools.map((tool) => tool.getBoundingClientRect());
  expect(new Set(places.map(({ top }) => top)).size).toBe(1);
  expect(Math.min(...places.flatMap(({ width, height }) => [width, height]))).toBe(44);
  expect(tools.slice(0, 3).map((tool) => tool.getAttribute("aria-label"))).toEqual([
    "画像を追加する",
    "タグを追加する",
    "メンバーにメンションする",
  ]);
  const submit = page.getByRole("button", { name: "投稿する" }).element().getBoundingClientRect();
  const line = page.getByText("二十行目").element().getBoundingClientRect();
  expect(places[0]?.bottom).toBeLessThanOrEqual(submit.top);
  expect(line.bottom).toBeLessThanOrEqual(places[0]?.top ?? 0);
  expect(content.element().getBoundingClientRect().right).toBeLessThan(360);
});

test("the tools are one stop of the Tab key after the text, and the arrows go from one to the next", async () => {
  answerAsAoba();
  await compose(inOwnName);
  await page.getByRole("textbox", { name: "本文" }).click();
  const tool = (name: string) =>
    page.getByRole("toolbar", { name: "本文のツール" }).getByRole("button", { name });
  await userEvent.tab();
  await expect.element(tool("画像を追加する")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tool("タグを追加する")).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "画像を選ぶ" })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(tool("タグを追加する")).toHaveFocus();
  await userEvent.keyboard("{Home}{ArrowLeft}");
  await expect.element(tool("やり直す")).toHaveFocus();
});

test("from the tools of the text one chooses pictures, adds tags and mentions a member, behind a letter too", async () => {
  const server = answerAsAoba();
  const emi = { user_id: 7, display_name: "松本 恵美", image_url: null };
  server.to(listUserNames, filled(listUserNames, { data: [emi] }), { id: AOBA });
  await compose(asOffice);
  const content = page.getByRole("textbox", { name: "本文" });
  const choose = (name: string) => page.getByRole("toolbar").getByRole("button", { name }).click();
  await content.click();
  await userEvent.keyboard("Dear");
  await choose("メンバーにメンションする");
  const offered = page.getByRole("option", { name: "松本 恵美" });
  await expect.element(offered).toBeVisible();
  expect(offered.element().querySelector("[data-initial]")).toBeVisible();
  await offered.click();
  await expect.element(content).toHaveTextContent("Dear @松本 恵美");
  await choose("タグを追加する");
  await expect.element(page.getByRole("combobox", { name: "タグ" })).toHaveFocus();
  const asked = vi.fn((event: Event) => event.preventDefault());
  document.querySelector("input[type=file]")?.addEventListener("click", asked);
  await choose("画像を追加する");
  expect(asked).toHaveBeenCalledOnce();
});

test.each(["title", "text"])("Escape closes the composer from its %s", async (place) => {
  answerAsAoba();
  const closed = vi.fn();
  await renderPart(<Composer communityId={AOBA} types={writtenTypes} target={inOwnName} onClose={closed} />);
  const content = page.getByRole("textbox", { name: "本文" });
  await expect.element(content).toBeVisible();
  if (place === "text") await content.click();
  await userEvent.keyboard("{Escape}");
  expect(closed).toHaveBeenCalledOnce();
});

test("a banned word is said at its field before the post is sent, until it is written differently (R213)", async () => {
  const server = answerAsAoba();
  server.to(checkBannedWords, ({ body }) => {
    const words = (body as { sentence: string }).sentence.includes("ばか") ? ["ばか"] : [];
    return { data: { has_ngword: words.length > 0, words } };
  });
  await compose(inOwnName);
  const title = page.getByRole("textbox", { name: /^タイトル/ });
  await title.fill("ばか騒ぎ");
  const refusal = page.getByText("「ばか」は使えません。別の言葉に言い換えてください。");
  await expect.element(refusal).toBeVisible();
  await expect.element(title).toHaveAttribute("aria-invalid", "true");
  await expect.element(title).toHaveValue("ばか騒ぎ");
  await title.fill("大騒ぎ");
  await expect.element(refusal).not.toBeInTheDocument();
  expect(sentTo(server)).toEqual([]);
});
