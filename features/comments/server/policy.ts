import type { PostFacts } from "#features/posts/server/index.ts";
import { isAdministrator, type Member } from "#kit/server/access/actor.ts";
import { type Verdict, when } from "#kit/server/verdict.ts";

type CommentFacts = { readonly own: boolean };

/** Only its writer edits a comment. Its writer and the post's author delete it; administrators delete and hide any. */
export const may = {
  delete: (member: Member, post: PostFacts, comment: CommentFacts): Verdict =>
    when(comment.own || post.own || isAdministrator(member)),
  edit: (comment: CommentFacts): Verdict => when(comment.own),
  hide: (member: Member): Verdict => when(isAdministrator(member)),
  readHidden: (member: Member): boolean => isAdministrator(member),
  writeAsOffice: (member: Member): Verdict => when(isAdministrator(member)),
};
