import { expect, test } from "vitest";
import { AOBA, hanako, postOf } from "#apps/web/testing/aoba.test-helper.ts";
import { updateComment } from "#features/comments/contract/admin-calls.ts";
import { listComments } from "#features/comments/contract/calls.ts";
import type { Comment } from "#features/comments/contract/comment.ts";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { getUserPostDetail } from "../../contract/calls.ts";
import { AdminComments } from "./admin-comments.tsx";
import { type AdminPostKey, useAdminPost } from "./use-admin-post.ts";

const postKey: AdminPostKey = { detail: getUserPostDetail, origin: {}, communityId: AOBA, postId: 7 };
const comment: Comment = {
  id: 3,
  post_id: 7,
  parent_id: null,
  withheld: false,
  edited: false,
  like: false,
  like_count: 0,
  reply_count: 0,
  content: "楽しみにしています。",
  published: true,
  create_by_admin: false,
  my_comment: false,
  created_at: "2026-11-20T03:04:05.000Z",
  updated_at: "2026-11-20T03:04:05.000Z",
  user: hanako,
  mentions: {},
  abilities: { edit: false, delete: true, hide: true },
};

function Comments() {
  const post = useAdminPost(postKey).data?.data;
  return post ? <AdminComments postKey={postKey} count={post.comment_count} /> : null;
}

async function open(shown = comment) {
  const server = answerCalls();
  const post = { ...postOf(7, "秋の同窓会"), comment_count: 1, comments: [shown] };
  server.to(
    getUserPostDetail,
    { data: post, next_comment_token: null },
    {
      id: AOBA,
      postId: 7,
    },
  );
  server.to(listComments, pageOf([shown], { next_comment_token: null }), { id: AOBA });
  const { screen } = await renderPart(<Comments />);
  await expect.element(screen.getByText("楽しみにしています。")).toBeVisible();
  return { server, screen };
}

test("whoever wrote and is paused by now has a mark beside their name (R123)", async () => {
  const { screen } = await open({ ...comment, user: { ...hanako, available: false } });
  await expect.element(screen.getByText("一時停止中")).toBeVisible();
});

test("a hidden comment changes at once where it stands, and so does the count, without asking again (R420)", async () => {
  const { server, screen } = await open();
  const before = server.asked.length;
  const hidden = { data: { ...comment, published: false }, comment_count: 0 };
  server.to(updateComment, hidden, { postId: 7, commentId: 3 });
  await screen.getByRole("button", { name: "非公開にする" }).click();
  await expect.element(screen.getByRole("button", { name: "公開する" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "コメント（公開中 0件）" })).toBeVisible();
  expect(server.asked.slice(before).map(({ method }) => method)).toEqual(["PUT"]);
});

test("hidden comments can be read alone, and what is hidden can be taken back where it is told", async () => {
  const { server, screen } = await open();
  const hidden = { ...comment, id: 4, content: "伏せたもの。", published: false };
  server.to(
    listComments,
    ({ query }) =>
      pageOf(query.get("published") === "false" ? [hidden] : [hidden, comment], {
        next_comment_token: null,
      }),
    { id: AOBA },
  );
  await screen.getByRole("checkbox", { name: "非公開のコメントだけ" }).click();
  await expect.element(screen.getByText("伏せたもの。")).toBeVisible();
  await expect.element(screen.getByText("楽しみにしています。")).not.toBeInTheDocument();
  const answered: unknown[] = [];
  server.to(
    updateComment,
    ({ body }) => {
      answered.push((body as { published: boolean }).published);
      const data = { ...hidden, published: answered.length === 1 };
      return { data, comment_count: 2 };
    },
    { postId: 7, commentId: 4 },
  );
  await screen.getByRole("button", { name: "公開する" }).click();
  await expect.element(screen.getByText("佐藤 花子さんのコメントを公開しました")).toBeVisible();
  await screen.getByRole("button", { name: "元に戻す" }).click();
  await expect.poll(() => answered).toEqual([true, false]);
});

test("administrators see when it was written to the second (R484)", async () => {
  const { screen } = await open();
  await expect.element(screen.getByText("2026/11/20 12:04:05")).toBeVisible();
});
