import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sizeOf, where } from "../../bin/where/where.ts";

const root = mkdtempSync(join(tmpdir(), "where-"));
afterAll(() => rmSync(root, { recursive: true }));

const tree: Readonly<Record<string, string>> = {
  "features/posts/contract/calls.ts": 'export const likePost = call({\n  path: "/like",\n});\n',
  "features/posts/contract/live.ts": 'export const counted = liveEvent("counted");\n',
  "features/posts/server/events.ts": 'export const liked = domainEvent("liked");\n',
  "features/posts/server/index.ts": 'export { lockPost } from "./posts.sql.ts";\n',
  "features/posts/server/posts.sql.ts":
    "export const lockPost = () => 1;\n\nexport const unused = () => other();\n",
  "features/posts/server/like.ts":
    'import { likePost } from "../contract/calls.ts";\nimport { counted } from "../contract/live.ts";\nimport { liked } from "./events.ts";\nimport { lockPost } from "./index.ts";\n\nexport const route = serve(likePost, async (work) => {\n  lockPost();\n  work.emit(liked);\n  publish(work, counted);\n});\n',
  "features/notices/server/on-events.ts":
    'import { liked } from "#features/posts/server/events.ts";\nimport { insertNotice } from "./notices.sql.ts";\nimport { mail } from "./mail.ts";\n\nexport const listeners = [\n  on(liked, () => insertNotice()),\n  on(other, () => mail()),\n];\n',
  "features/notices/server/notices.sql.ts": "export const insertNotice = () => 1;\n",
  "features/notices/server/mail.ts": "export const mail = () => 1;\n",
  "features/posts/web/use-like.ts":
    'import { likePost } from "../contract/calls.ts";\nimport { messages } from "./messages.ts";\n\nexport const useLike = () => useAction(likePost, messages);\n',
  "features/posts/web/messages.ts": "export const messages = {};\n",
  "features/posts/web/like-button.tsx":
    'import { useLike } from "./use-like.ts";\n\nexport function LikeButton() {\n  useLike();\n}\n',
  "features/timeline/web/post-card.tsx":
    'import { LikeButton } from "./like-button.tsx";\n\nexport function PostCard() {\n  LikeButton();\n}\n',
  "features/posts/web/use-live.ts":
    'import { counted } from "../contract/live.ts";\n\nexport function useLive() {\n  onLive(counted, () => {});\n}\n',
};
for (const [path, text] of Object.entries(tree)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test("a call is followed from the button through server and listeners to the other browsers", () => {
  const found = where(root, "likePost");
  expect(found?.files.map(({ path }) => path)).toEqual([
    "features/notices/server/notices.sql.ts",
    "features/notices/server/on-events.ts",
    "features/posts/contract/calls.ts",
    "features/posts/contract/live.ts",
    "features/posts/server/events.ts",
    "features/posts/server/like.ts",
    "features/posts/server/posts.sql.ts",
    "features/posts/web/like-button.tsx",
    "features/posts/web/use-like.ts",
    "features/posts/web/use-live.ts",
  ]);
  expect(found && sizeOf(found)).toBe("10 files, 41 lines");
});

test("a call that no contract declares is nowhere", () => {
  expect(where(root, "lovePost")).toBeUndefined();
});
