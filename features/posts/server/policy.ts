import { isAdministrator, type Member } from "#kit/server/access/actor.ts";
import { type Verdict, when } from "#kit/server/verdict.ts";
import {
  contentTypes,
  readsAllJobOffers,
  takesInterest,
  type WrittenType,
  writtenTypes,
} from "../contract/content-type.ts";

/** Policies ask about these facts of a post. `own` is false for what an administrator wrote as the office. */
export type PostFacts = {
  readonly contentType: number;
  readonly own: boolean;
  readonly byAdmin: boolean;
  readonly ended: boolean;
  readonly published: boolean;
  /** The author is paused or has left, and could not answer. */
  readonly authorAway: boolean;
};

export type PostToRead = Pick<PostFacts, "contentType" | "own" | "published">;

/** `post_article_permission` and `post_recruitment_permission` hold bits: 1 for employees, 2 for alumni. */
const permits = (permission: number, member: Member): boolean =>
  (permission & (member.kind === "employee" ? 1 : 2)) !== 0;

export const readsJobOffers = (member: Pick<Member, "kind" | "role">): boolean =>
  readsAllJobOffers(member.kind, isAdministrator(member));

/** These are the permissions of posts. R246–R251 */
export const may = {
  read: (member: Member, post: PostToRead): boolean =>
    isAdministrator(member) ||
    post.own ||
    (post.published && (post.contentType !== contentTypes.jobOffer || readsJobOffers(member))),

  write: (member: Member, contentType: number): Verdict => {
    if (member.postingBlocked) return when(false);
    if (isAdministrator(member)) return true;
    if (contentType === contentTypes.jobOffer) return when(member.kind === "employee");
    const { post_article_permission: article, post_recruitment_permission: recruitment } = member.community;
    return when(permits(contentType === contentTypes.article ? article : recruitment, member));
  },

  edit: (member: Member, post: PostFacts): Verdict => {
    const writer = post.byAdmin ? isAdministrator(member) : post.own && post.published;
    return when(writer && post.contentType !== contentTypes.autoPost && !member.postingBlocked);
  },

  /** R438: this covers hiding and revealing. */
  hide: (member: Member): Verdict => when(isAdministrator(member)),

  delete: (member: Member, post: PostFacts): Verdict => when(post.own || isAdministrator(member)),

  comment: (member: Member, post: PostFacts): Verdict => when(post.published && !member.postingBlocked),

  /** This covers likes and saves. */
  react: (_member: Member, post: PostFacts): Verdict => when(post.published),

  /** R011: it opens a chat, so there has to be somebody to answer. */
  interest: (member: Member, post: PostFacts): Verdict => {
    const meant =
      member.kind === "alumnus"
        ? takesInterest(post.contentType)
        : post.contentType === contentTypes.recruitment;
    const isOpen = post.published && !post.own && !post.ended && !post.authorAway;
    return when(meant && isOpen && !isAdministrator(member));
  },

  seeInterested: (member: Member, post: PostFacts): boolean => {
    if (!takesInterest(post.contentType)) return false;
    if (post.own || isAdministrator(member)) return true;
    return post.contentType === contentTypes.recruitment
      ? member.community.interest_display_setting_recruitment
      : member.community.interest_display_setting_joboffer;
  },
};

export const writableTypes = (member: Member): WrittenType[] =>
  writtenTypes.filter((type) => may.write(member, type) === true);
