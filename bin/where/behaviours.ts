import { root } from "../lib/root.ts";
import { sizeOf, where } from "./where.ts";

/** People do these eleven things, each by the call that does it. */
const behaviours = {
  "keep a post": "keepPost",
  "like a post": "likePost",
  "express interest": "expressInterest",
  "send a chat message": "sendChatMessage",
  "approve a candidate": "approveCandidates",
  "change the email address": "changeEmail",
  "comment on a post": "createComment",
  "join a group": "joinGroup",
  "hide posts": "hidePosts",
  "hide or edit a post": "updateUserPost",
  "upload a picture": "uploadImage",
};

/** Prints how much one reads to follow each of them; returns false where a call is no longer there. */
export function printBehaviours(): boolean {
  const rows = Object.entries(behaviours).map(([what, call]) => ({ what, call, found: where(root, call) }));
  for (const { what, call, found } of rows)
    console.log(`${what.padEnd(28)} ${found ? sizeOf(found) : `there is no call ${call}`}`);
  return rows.every(({ found }) => found !== undefined);
}
