import type { PostFacts } from "#features/posts/server/index.ts";
import { commonErrors, type ErrorCode } from "#kit/contract/errors.ts";
import { isAdministrator, type Member } from "#kit/server/access/actor.ts";

type CommentFacts = { readonly own: boolean };

/** Owners of the comment and of the post delete; administrators delete and hide any. */
export const may = {
  delete: (member: Member, post: PostFacts, comment: CommentFacts): true | ErrorCode =>
    comment.own || post.own || isAdministrator(member) || commonErrors.FORBIDDEN_OPERATION,
  hide: (member: Member): boolean => isAdministrator(member),
  readHidden: (member: Member): boolean => isAdministrator(member),
  writeAsOffice: (member: Member): true | ErrorCode =>
    isAdministrator(member) || commonErrors.FORBIDDEN_OPERATION,
};
