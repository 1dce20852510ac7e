import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { COMMUNITY_ALUMNI_ROOM } from "#features/posts/contract/live.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { roomName } from "#kit/contract/live.ts";
import { removeAllDrafts } from "#kit/web/drafts/draft-store.ts";
import { filled } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls, refused, type SentCall } from "#kit/web/testing/answers.test-helper.ts";
import { live } from "#kit/web/testing/live.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { createComment, editComment, listComments } from "../contract/calls.ts";
import type { Comment } from "../contract/comment.ts";
import { likeComment } from "../contract/like-calls.ts";
import { commentDeletedLive } from "../contract/live.ts";
import { CommentThread } from "./comment-thread.tsx";

const post = { id: 7, community_id: 1, comment_count: 3, abilities: { comment: true } } as Post;

const commentOf = (id: number, content: string, more: Partial<Comment> = {}): Comment => ({
  id,
  post_id: 7,
  parent_id: null,
  content,
  published: true,
  withheld: false,
  edited: false,
  create_by_admin: false,
  my_comment: false,
  like: false,
  like_count: 0,
  reply_count: 0,
  created_at: "2026-07-01T00:00:00.000Z",
  updated_at: "2026-07-01T00:00:00.000Z",
  user: {
    user_id: 30,
    user_type: "alumni",
    display_name: "鈴木 一郎",
    avatar_url: null,
    available: true,
    is_deleted_in_30_days: 0,
    is_profile_public: true,
    affiliation: null,
  },
  mentions: {},
  abilities: { edit: false, delete: false, hide: false },
  ...more,
});

const page = (records: Comment[]) => ({
  data: { records },
  next_comment_token: null,
  total_records: records.length,
  total_pages: 1,
});

async function open(records: Comment[]) {
  await removeAllDrafts();
  const server = answerCalls();
  server.to(listComments, () => page(records), { id: 1 });
  server.to(showCommunity, filled(showCommunity, { data: { me: { is_admin: false } } }), { id: 1 });
  const { screen } = await renderPart(<CommentThread post={post} />);
  return { server, screen };
}

test("a reply stands under what it answers, and the field for it speaks to whom it answers", async () => {
  const first = commentOf(1, "お久しぶりです", { reply_count: 1 });
  const reply = commentOf(2, "ご無沙汰しています", { parent_id: 1 });
  const { server, screen } = await open([first, reply]);
  const replies = screen.getByRole("list", { name: "返信" });
  await expect.element(replies.getByText("ご無沙汰しています")).toBeVisible();
  await replies.getByRole("button", { name: "返信" }).click();
  const field = screen.getByRole("textbox", { name: "返信を入力" });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("@鈴木 一郎 ");
  const sent: unknown[] = [];
  server.to(
    createComment,
    ({ body }) => {
      sent.push(body);
      const data = commentOf(3, "またお会いしましょう", { parent_id: 1 });
      return { data, comment_count: 4 };
    },
    { id: 7 },
  );
  await userEvent.keyboard("またお会いしましょう");
  await screen.getByRole("button", { name: "送信する" }).first().click();
  await expect.element(replies.getByText("またお会いしましょう")).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  expect(sent).toMatchObject([{ parent_id: 1, content: "@{30} またお会いしましょう" }]);
});

test("earlier replies come when they are asked for", async () => {
  const latest = [3, 4, 5].map((id) => commentOf(id, `返信${id}`, { parent_id: 1 }));
  const { server, screen } = await open([commentOf(1, "お題", { reply_count: 4 }), ...latest]);
  server.to(
    listComments,
    ({ query }) =>
      page(query.has("parent_id") ? [...latest, commentOf(2, "最初の返信", { parent_id: 1 })] : []),
    { id: 1 },
  );
  await screen.getByRole("button", { name: "以前の返信を表示（1件）" }).click();
  await expect.element(screen.getByText("最初の返信")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /以前の返信/ })).not.toBeInTheDocument();
});

test("what has been deleted keeps its place without words, and takes no reply", async () => {
  const { screen } = await open([
    commentOf(1, "", { withheld: true, reply_count: 1 }),
    commentOf(2, "返信だけが残る", { parent_id: 1 }),
  ]);
  await expect.element(screen.getByText("このコメントは表示されません")).toBeVisible();
  await expect.element(screen.getByText("返信だけが残る")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "返信" })).not.toBeInTheDocument();
});

test("a reply being written stays when its comment is deleted, and so does its text when it is refused", async () => {
  const records = [commentOf(1, "消えるコメント"), commentOf(2, "残るコメント")];
  const { server, screen } = await open(records);
  await screen.getByRole("button", { name: "返信" }).first().click();
  const field = screen.getByRole("textbox", { name: "返信を入力" });
  await field.fill("ぜひお話ししたいです");
  await expect.poll(() => live.isIn(roomName(COMMUNITY_ALUMNI_ROOM, post.community_id))).toBe(true);
  records.shift();
  live.publish(commentDeletedLive, { id: 1, post_id: 7 });
  await expect.element(screen.getByText("消えるコメント")).not.toBeInTheDocument();
  await expect.element(screen.getByText("このコメントは表示されません")).toBeVisible();
  await expect.element(field).toHaveValue("ぜひお話ししたいです");
  server.to(createComment, () => refused(404, "RECORD_NOT_FOUND"), { id: 7 });
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await expect.element(field).toHaveValue("ぜひお話ししたいです");
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByText("このコメントは表示されません")).not.toBeInTheDocument();
});

test("a like shows at once and is taken back when it is refused", async () => {
  const { server, screen } = await open([commentOf(1, "よい話", { like_count: 2 })]);
  server.to(
    likeComment,
    { data: { like: true, like_count: 3 } },
    {
      id: 7,
      commentId: 1,
    },
  );
  await screen.getByRole("button", { name: "いいね 2件" }).click();
  await expect.element(screen.getByRole("button", { name: "いいね 3件", pressed: true })).toBeVisible();
});

test("what is typed and sent while a comment is on its way follows it, each once", async () => {
  const { server, screen } = await open([]);
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sent: string[] = [];
  const send = async ({ body }: SentCall) => {
    const { content } = body as { content: string };
    const id = sent.push(content);
    await answers[id - 1]?.promise;
    return { data: commentOf(id, content), comment_count: id };
  };
  server.to(createComment, send, { id: 7 });
  const field = screen.getByRole("textbox");
  await field.fill("一つ目");
  await userEvent.keyboard("{Control>}{Enter}{Enter}{/Control}、{Enter}二つ目{Control>}{Enter}{/Control}");
  await expect.poll(() => sent).toEqual(["一つ目"]);
  answers[0]?.resolve();
  await expect.poll(() => sent).toEqual(["一つ目", "、\n二つ目"]);
  await userEvent.keyboard("と三つ目");
  answers[1]?.resolve();
  await expect.element(field).toHaveValue("と三つ目");
  await expect.element(screen.getByRole("article")).toHaveLength(2);
});

test("Escape leaves a reply, and the keyboard goes back to the button that opened it", async () => {
  const { screen } = await open([commentOf(1, "よい話")]);
  const reply = screen.getByRole("button", { name: "返信" });
  await reply.click();
  await expect.element(screen.getByRole("textbox", { name: "返信を入力" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(reply).toHaveFocus();
});

test("one's comment is edited where it stands; Escape leaves it as it was", async () => {
  const own = commentOf(1, "誤字あり", {
    my_comment: true,
    abilities: { edit: true, delete: true, hide: false },
  });
  const { server, screen } = await open([own]);
  const startEditing = async () => {
    await screen.getByRole("button", { name: "コメントのメニュー" }).click();
    await screen.getByRole("menuitem", { name: "編集する" }).click();
  };
  await startEditing();
  const field = screen.getByRole("textbox", { name: "コメントを編集" });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByText("誤字あり")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "コメントのメニュー" })).toHaveFocus();
  await startEditing();
  server.to(editComment, () => refused(500, "ERROR_UNEXPECTED"), { id: 7, commentId: 1 });
  await field.fill("誤字なし");
  await screen.getByRole("button", { name: "保存する" }).click();
  await expect.element(screen.getByText(/編集できませんでした/)).toBeVisible();
  await expect.element(field).toHaveValue("誤字なし");
  const data = { ...own, content: "誤字なし", edited: true };
  server.to(editComment, { data }, { id: 7, commentId: 1 });
  await screen.getByRole("button", { name: "保存する" }).click();
  await expect.element(screen.getByText("誤字なし")).toBeVisible();
  await expect.element(screen.getByText(/編集済み/)).toBeVisible();
});
