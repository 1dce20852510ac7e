import { alumniLifePosts } from "./alumni-life.ts";
import { alumniWorkPosts } from "./alumni-work.ts";
import { employeePosts } from "./employees.ts";
import { jobOfferPosts } from "./job-offers.ts";
import { officePosts } from "./office.ts";
import { introductionPosts, meetUpPosts, notePosts, talkPosts } from "./series.ts";
import type { WrittenPost } from "./written-post.ts";

/** Introductions come early, and the rest is spread over the whole time. */
const groups: readonly {
  readonly posts: readonly WrittenPost[];
  readonly from: number;
  readonly to: number;
}[] = [
  { posts: officePosts, from: 0, to: 0.97 },
  { posts: introductionPosts, from: 0.03, to: 0.4 },
  { posts: notePosts, from: 0.1, to: 0.99 },
  { posts: alumniWorkPosts, from: 0.08, to: 0.985 },
  { posts: alumniLifePosts, from: 0.12, to: 1 },
  { posts: employeePosts, from: 0.05, to: 0.975 },
  { posts: jobOfferPosts, from: 0.1, to: 0.995 },
  { posts: meetUpPosts, from: 0.2, to: 0.96 },
  { posts: talkPosts, from: 0.3, to: 0.95 },
];

export type TimedPost = {
  readonly post: WrittenPost;
  /** 0 is the founding, 1 the present. */
  readonly moment: number;
};

export const allPosts: readonly TimedPost[] = groups
  .flatMap(({ posts, from, to }) =>
    posts.map((post, i) => ({ post, moment: from + ((to - from) * i) / Math.max(1, posts.length - 1) })),
  )
  .sort((a, b) => a.moment - b.moment);
