import { useState } from "react";
import { Link } from "react-router";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { line } from "#kit/contract/fields/text.ts";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { writeDraft } from "../drafts/draft-store.ts";
import { answerCalls, refused } from "../testing/answers.test-helper.ts";
import { renderPart } from "../testing/render-part.test-helper.tsx";
import { Form } from "./form.tsx";
import { useForm } from "./use-form.ts";

const saveCard = call.put("/card", {
  access: "account",
  summary: "A card.",
  body: z.object({
    name: line({ min: 1, max: 10 }),
    motto: line({ min: 1, max: 10 }),
    updated_at: z.optional(z.string()),
  }),
  answer: z.object({ data: z.object({ name: z.string() }) }),
});

const saved = { data: { name: "" } };
const REQUIRED = /^(名前|座右の銘)を入力してください。$/;

/** A card as it is now; a reload brings what somebody else has saved meanwhile. */
type Props = {
  draft?: string;
  edits?: boolean;
  motto?: string;
  load?: Promise<unknown>;
  /** Somebody else has saved this name. */
  savedName?: string;
};

function Card({ draft, edits = false, motto = "", load, savedName = "会長" }: Props) {
  const [card, setCard] = useState({ name: "", motto, updated_at: "1" });
  const [isSent, setSent] = useState(false);
  const form = useForm(saveCard, {
    initial: () => ({ name: card.name, motto: card.motto }),
    version: card.updated_at,
    draft,
    input: (values, updated_at) => ({ body: { ...values, updated_at } }),
    onReload: async () => {
      await load;
      setCard({ name: savedName, motto: "急がば回れ", updated_at: "2" });
    },
    onDone: () => setSent(true),
  });
  return (
    <Form form={form} submit="保存" edits={edits} long>
      <TextField {...form.bind("name")} label="名前" />
      <TextField {...form.bind("motto")} label="座右の銘" />
      {isSent && <p>保存しました</p>}
      <Link to="/elsewhere">ほかへ</Link>
    </Form>
  );
}

async function renderCard(props: Props = {}) {
  const server = answerCalls();
  server.to(saveCard, saved);
  const { screen } = await renderPart(<Card {...props} />);
  const field = (label: string) => screen.getByRole("textbox", { name: label });
  return {
    server,
    screen,
    name: field("名前"),
    motto: field("座右の銘"),
    save: screen.getByRole("button", { name: "保存" }),
    fill: async () => {
      await field("名前").fill("花子");
      await field("座右の銘").fill("七転び八起き");
    },
  };
}

test("a field that was emptied says so once it is left; one only passed through waits until the form is sent", async () => {
  const { screen, name, motto } = await renderCard();
  await name.click();
  await motto.fill("和");
  await motto.fill("");
  await name.click();
  await expect.element(motto).toHaveAccessibleDescription(REQUIRED);
  await expect.element(screen.getByText(REQUIRED)).toBeVisible();
  await expect.element(name).not.toHaveAttribute("aria-invalid");
});

test("an empty form is not sent: every error is shown, the first has the focus and goes once it is mended", async () => {
  const { server, screen, name, motto, save } = await renderCard();
  await save.click();
  await expect.element(name).toHaveFocus();
  await expect.element(motto).toHaveAccessibleDescription(REQUIRED);
  await expect
    .element(screen.getByText("修正が必要な項目が2件あります。入力内容を確認してください。"))
    .toBeVisible();
  await name.fill("花子");
  await expect.element(name).not.toHaveAttribute("aria-invalid");
  await expect
    .element(screen.getByText("修正が必要な項目が1件あります。入力内容を確認してください。"))
    .toBeVisible();
  expect(server.asked).toEqual([]);
});

test("what the server says of a field stands on it, with the focus, until the field is changed", async () => {
  const { server, name, motto, save, fill } = await renderCard();
  server.to(saveCard, () =>
    refused(400, "ERROR_INVALID_PARAMS", [{ message_code: "TOO_LONG", field: "motto", params: { max: 3 } }]),
  );
  await fill();
  await save.click();
  await expect.element(motto).toHaveFocus();
  await expect.element(motto).toHaveAttribute("aria-invalid", "true");
  await expect.element(name).not.toHaveAttribute("aria-invalid");
  await motto.fill("和");
  await expect.element(motto).not.toHaveAttribute("aria-invalid");
});

test("what the server says of a field that is not here is said of the whole form", async () => {
  const { server, screen, save, fill } = await renderCard();
  server.to(saveCard, () =>
    refused(400, "ERROR_INVALID_PARAMS", [{ message_code: "REQUIRED", field: "of_old" }]),
  );
  await fill();
  await save.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("入力してください。");
});

test("pressed twice it sends once", async () => {
  const { server, screen, save, fill } = await renderCard();
  const gate = Promise.withResolvers<typeof saved>();
  server.to(saveCard, () => gate.promise);
  await fill();
  const button = save.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(save).toHaveAttribute("aria-busy", "true");
  gate.resolve(saved);
  await expect.element(screen.getByText("保存しました")).toBeVisible();
  expect(server.asked).toHaveLength(1);
});

test("an edit that failed says so (R473), keeps its text, and can be sent again", async () => {
  const { server, screen, name, save, fill } = await renderCard();
  server.to(saveCard, () => refused(500, "ERROR_UNEXPECTED"));
  await fill();
  await save.click();
  const alert = screen.getByRole("alert");
  await expect.element(alert.getByText("編集できませんでした。", { exact: false })).toBeVisible();
  await expect.element(name).toHaveValue("花子");
  server.to(saveCard, saved);
  await save.click();
  await expect.element(screen.getByText("保存しました")).toBeVisible();
});

test("a field that two have changed keeps what was typed, shows both and takes the latest only when asked to", async () => {
  const { server, screen, name, motto, save } = await renderCard();
  server.to(saveCard, ({ body }) =>
    (body as { updated_at: string }).updated_at === "2" ? saved : refused(400, "ERROR_STATUS_HAS_CHANGED"),
  );
  await name.fill("花子");
  await motto.fill("七転び八起き");
  await save.click();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await screen.getByRole("button", { name: "最新の内容を読み込む" }).click();
  const conflict = screen.getByRole("group", { name: "座右の銘" });
  await expect.element(conflict.getByRole("radio", { name: "ご自身の入力：七転び八起き" })).toBeChecked();
  await expect.element(name).toHaveValue("花子");
  await expect.element(motto).toHaveValue("七転び八起き");
  await conflict.getByRole("radio", { name: "最新：急がば回れ" }).click();
  await expect.element(motto).toHaveValue("急がば回れ");
  await expect.element(name).toHaveValue("花子");
  await conflict.getByRole("radio", { name: /^ご自身の入力/ }).click();
  await save.click();
  await expect.element(screen.getByText("保存しました")).toBeVisible();
  expect(server.asked.at(-1)?.body).toMatchObject({ name: "花子", motto: "七転び八起き" });
});

test("what somebody else has changed meanwhile is loaded around what was typed", async () => {
  const { server, screen, name, motto, save } = await renderCard({ motto: "石の上にも三年", savedName: "" });
  server.to(saveCard, ({ body }) =>
    (body as { updated_at: string }).updated_at === "2" ? saved : refused(400, "ERROR_STATUS_HAS_CHANGED"),
  );
  await name.fill("花子");
  await save.click();
  await screen.getByRole("button", { name: "最新の内容を読み込む" }).click();
  await expect.element(screen.getByRole("status")).toBeVisible();
  await expect.element(name).toHaveValue("花子");
  await expect.element(motto).toHaveValue("急がば回れ");
  await save.click();
  await expect.element(screen.getByText("保存しました")).toBeVisible();
});

test("nothing is saved over a version that is still on its way", async () => {
  let arrive = () => {};
  const load = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { server, screen, name, save, fill } = await renderCard({ load });
  server.to(saveCard, ({ body }) =>
    (body as { updated_at: string }).updated_at === "2" ? saved : refused(400, "ERROR_STATUS_HAS_CHANGED"),
  );
  await fill();
  await save.click();
  await screen.getByRole("button", { name: "最新の内容を読み込む" }).click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  await name.fill("花子さん");
  (save.element() as HTMLElement).click();
  arrive();
  await expect.element(save).not.toHaveAttribute("aria-disabled");
  expect(server.asked).toHaveLength(1);
  await save.click();
  await expect.element(screen.getByText("保存しました")).toBeVisible();
});

test("of a later version, a field that nobody touched shows what is there now", async () => {
  const { server, screen, name, motto, save } = await renderCard({ motto: "石の上にも三年" });
  server.to(saveCard, () => refused(400, "ERROR_STATUS_HAS_CHANGED"));
  await name.fill("花子");
  await save.click();
  await screen.getByRole("button", { name: "最新の内容を読み込む" }).click();
  await expect.element(motto).toHaveValue("急がば回れ");
  await expect.element(name).toHaveValue("花子");
});

test("a draft is back after a reload, says so and can be discarded", async () => {
  await writeDraft("form:card-1", {
    values: { name: "書きかけ", motto: "" },
    touched: ["name"],
    version: "1",
  });
  const { screen, name } = await renderCard({ draft: "card-1" });
  await expect.element(name).toHaveValue("書きかけ");
  await screen.getByRole("button", { name: "下書きを消す" }).click();
  await expect.element(name).toHaveValue("");
  const again = await renderPart(<Card draft="card-1" />);
  await expect.element(again.screen.getByText("下書き")).not.toBeInTheDocument();
});

test("leaving what was changed asks first", async () => {
  const { screen, name } = await renderCard({ edits: true });
  await name.fill("花子");
  await screen.getByRole("link", { name: "ほかへ" }).click();
  const question = screen.getByRole("dialog", { name: "保存していない変更があります" });
  await expect.element(question).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(name).toHaveValue("花子");
  await screen.getByRole("link", { name: "ほかへ" }).click();
  await question.getByRole("button", { name: "破棄して移動する" }).click();
  await expect.element(screen.getByText("elsewhere")).toBeVisible();
});
