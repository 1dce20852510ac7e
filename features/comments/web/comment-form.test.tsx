import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { listMentionUsers } from "#features/posts/contract/mention-calls.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { removeAllDrafts } from "#kit/web/drafts/draft-store.ts";
import { filled } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { CommentForm } from "./comment-form.tsx";

const post = { id: 7, community_id: 1 } as Post;
const longName = "東京支部同窓会事務局長兼広報委員長の山田花子";

async function renderForm() {
  const server = answerCalls();
  const person = { user_id: 12, display_name: longName, image_url: null };
  server.to(listMentionUsers, filled(listMentionUsers, { data: [person] }), { id: 7 });
  server.to(showCommunity, filled(showCommunity, { data: { me: { is_admin: false } } }), { id: 1 });
  const { screen } = await renderPart(<CommentForm post={post} />);
  return {
    server,
    screen,
    field: screen.getByRole("textbox"),
    send: screen.getByRole("button", { name: "送信する" }),
  };
}

test("a comment counts as it is read, with the names of the people mentioned", async () => {
  await removeAllDrafts();
  const { screen, field, send } = await renderForm();
  await field.fill("あ".repeat(480));
  await expect.element(send).toBeEnabled();
  await userEvent.keyboard("@");
  await screen.getByRole("option").click();
  await expect.element(screen.getByText("504 / 500")).toBeVisible();
  await expect.element(send).toBeDisabled();
});

test("a comment that comes back as a draft shows the names it mentions", async () => {
  await removeAllDrafts();
  const first = await renderForm();
  await first.field.fill("@");
  await first.screen.getByRole("option").click();
  await expect.element(first.field).toHaveValue(`@${longName} `);
  await first.screen.unmount();
  const again = await renderForm();
  await expect.element(again.field).toHaveValue(`@${longName} `);
});

test("what the field says of itself is drawn as a fault only where it is one", async () => {
  await removeAllDrafts();
  const { screen, field } = await renderForm();
  const colourOf = (id: string | null) => {
    const note = document.getElementById(id ?? "");
    return note && getComputedStyle(note).color;
  };
  const said = () => colourOf(field.element().getAttribute("aria-describedby"));
  await field.fill("あ");
  const calm = said();
  expect(calm).not.toBeNull();
  await field.fill("あ".repeat(501));
  await expect.element(screen.getByText("501 / 500")).toBeVisible();
  expect(said()).not.toBe(calm);
});
