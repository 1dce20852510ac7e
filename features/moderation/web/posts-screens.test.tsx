import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { listOfficialPosts, listUserPosts } from "#features/posts/contract/admin-calls.ts";
import { listSavedViews } from "#features/saved-views/contract/calls.ts";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import OfficialPostsScreen from "./official-posts-screen.tsx";
import UserPostsScreen from "./user-posts-screen.tsx";

async function open(Screen: ComponentType, list: typeof listUserPosts | typeof listOfficialPosts) {
  const server = answerCalls();
  const body = { success: true, data: { records: [] }, total_records: 0, total_pages: 0 };
  server.to(list, () => ({ body }), { id: 1 });
  server.to(list.count, () => ({ body: { success: true, total_records: 0 } }), { id: 1 });
  server.to(listSavedViews, () => ({ body: { success: true, data: { records: [] } } }), { id: 1 });
  const path = "/community/communities/:id/posts";
  const { screen } = await renderPart(<Screen />, { path, at: "/community/communities/1/posts" });
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  const isList = ({ path }: { path: string }) => path.endsWith("_posts");
  await expect.poll(() => server.asked.some(isList)).toBe(true);
  return Object.fromEntries(server.asked.find(isList)?.query ?? []);
}

test("users' posts open with what is published, newest first (R369)", async () => {
  const asked = await open(UserPostsScreen, listUserPosts);
  expect(asked).toMatchObject({ published: "true", created_at: "desc" });
  expect(asked).not.toHaveProperty("from_ct_10");
});

test("official posts open alike, and their calls say where they come from (R370, R371)", async () => {
  expect(await open(OfficialPostsScreen, listOfficialPosts)).toMatchObject({
    published: "true",
    created_at: "desc",
    from_ct_10: "true",
  });
});
