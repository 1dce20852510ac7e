import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sizeOf, where } from "../../bin/where/where.ts";

const root = mkdtempSync(join(tmpdir(), "where-"));
afterAll(() => rmSync(root, { recursive: true }));

const tree: Readonly<Record<string, string>> = {
  "features/posts/contract/calls.ts": `export const likePost = call.put("/like", {
  access: "member",
});
export const reactions = {
  like: likePost,
} as const;
`,
  "features/posts/contract/live.ts": `export const counted = liveEvent("counted");
export const hidden = liveEvent("hidden");
`,
  "features/posts/server/events.ts": `export const liked = domainEvent("liked");
`,
  "features/posts/server/index.ts": `export { lockPost } from "./posts.sql.ts";
`,
  "features/posts/server/posts.sql.ts": `export const lockPost = () => 1;

export const unused = () => other();
`,
  "features/posts/server/count-again.ts": `export const countAgain = job("countAgain", () => lockPost());
`,
  "features/posts/server/like.ts": `import { likePost } from "../contract/calls.ts";
import { counted } from "../contract/live.ts";
import { countAgain } from "./count-again.ts";
import { liked } from "./events.ts";
import { lockPost } from "./index.ts";

export const route = serve(likePost, async (work) => {
  lockPost();
  work.emit(liked);
  work.enqueue(countAgain);
  publish(work, counted);
});
`,
  "features/notices/server/events.ts": `export const given = domainEvent("given");
`,
  "features/notices/server/on-events.ts": `import { liked } from "#features/posts/server/events.ts";
import { given } from "./events.ts";
import { insertNotice } from "./notices.sql.ts";
import { greet } from "./greet.ts";

export const listeners = [
  on(liked, (work) => work.emit(given, insertNotice())),
  on(joined, () => greet()),
];
`,
  "features/notices/server/notices.sql.ts": `export const insertNotice = () => 1;
`,
  "features/tags/contract/calls.ts": `export const createTag = call.post("/tags", {
  access: "member",
});
`,
  "features/tags/server/tags.sql.ts": `export const insertTag = () => 1;
export const findTag = () => 1;
`,
  "features/tags/server/tags.ts": `import * as calls from "../contract/calls.ts";
import * as sql from "./tags.sql.ts";

export const tagRoutes = [
  serve(calls.createTag, () => sql.insertTag()),
];
`,
  "features/notices/server/greet.ts": `export const greet = () => 1;
`,
  "features/mails/server/on-events.ts": `import { given } from "#features/notices/server/events.ts";

export const listener = on(given, () => mail());
`,
  "features/posts/web/use-like.ts": `import { likePost } from "../contract/calls.ts";
import { messages } from "./messages.ts";
import { usePost } from "./use-post.ts";

export const useLike = () => useAction(likePost, messages, usePost());
`,
  "features/posts/web/use-post.ts": `export const usePost = () => useCall(showPost);
`,
  "features/posts/web/use-reaction.ts": `import { reactions } from "../contract/calls.ts";

export const useReaction = (which) => useSend(reactions[which]);
`,
  "features/posts/web/reaction-names.ts": `import { likePost } from "../contract/calls.ts";

export const reactionNames = [{ call: likePost, name: "Like" }];
`,
  "features/posts/web/own-area.ts": `import { likePost } from "../contract/calls.ts";

export const ownArea = () => ({ calls: { likePost: likePost, path: "/posts" } });
`,
  "features/posts/web/liking-screen.tsx": `import { ownArea } from "./own-area.ts";

export const LikingScreen = () => useSend(ownArea().calls.likePost);
`,
  "features/posts/web/other-screen.tsx": `import { ownArea } from "./own-area.ts";

export const OtherScreen = () => useSend(ownArea().calls.path);
`,
  "features/posts/web/messages.ts": `export const messages = {};
`,
  "features/posts/web/like-button.tsx": `import { useLike } from "./use-like.ts";

export function LikeButton() {
  useLike();
}
`,
  "features/timeline/web/post-card.tsx": `import { LikeButton } from "./like-button.tsx";

export function PostCard() {
  LikeButton();
}
`,
  "features/posts/web/use-live.ts": `import { counted, hidden } from "../contract/live.ts";
import { patch } from "./patch.ts";
import { reread } from "./reread.ts";
import { vanish } from "./vanish.ts";

export function useLive() {
  useRoom({
    handlers: [
      onLive(hidden, vanish),
      onLive(counted, patch),
    ],
    onGap: () => {
      reread();
    },
  });
}
`,
  "features/posts/web/patch.ts": `export const patch = () => 1;
`,
  "features/posts/web/reread.ts": `export const reread = () => 1;
`,
  "features/posts/web/vanish.ts": `export const vanish = () => 1;
`,
  "features/posts/web/use-hidden.ts": `import { hidden } from "../contract/live.ts";

export function useHidden() {
  onLive(hidden, () => {});
}
`,
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
    "features/posts/web/liking-screen.tsx",
    "features/posts/web/own-area.ts",
    "features/posts/web/patch.ts",
    "features/posts/web/use-like.ts",
    "features/posts/web/use-live.ts",
    "features/posts/web/use-reaction.ts",
  ]);
  expect(found && sizeOf(found)).toBe("14 files, 70 lines");
});

test("what goes on later is named and not counted: jobs, and the events that listeners emit in turn", () => {
  expect(where(root, "likePost")?.later).toEqual([
    "countAgain (features/posts/server/count-again.ts)",
    "given (features/notices/server/events.ts)",
  ]);
});

test("a call that no contract declares is nowhere", () => {
  expect(where(root, "lovePost")).toBeUndefined();
});

test("names that come by import * as are followed like others", () => {
  expect(where(root, "createTag")?.files.map(({ path }) => path)).toEqual([
    "features/tags/contract/calls.ts",
    "features/tags/server/tags.sql.ts",
    "features/tags/server/tags.ts",
  ]);
});
