import { expandMentions, mentionedIds } from "#kit/contract/fields/mentions.ts";
import type { DataOwner } from "./entries.ts";
import type { FileKey } from "./file-names.ts";
import * as data from "./own-data.sql.ts";
import { type EnteredCommunities, enterAll, groupNameOf, titleOf } from "./what-one-sees.ts";

type Seeing = DataOwner & { readonly entered: EnteredCommunities };
type Show<R> = (rows: readonly R[], whose: Seeing) => readonly object[] | Promise<readonly object[]>;
type List = (whose: DataOwner) => AsyncGenerator<object>;

/** The person's own rows go out whole; for each page, `show` decides what of others goes with them. */
const listOf = <R extends data.Row>(read: data.ReadPage<R>, show: Show<R> = (rows) => rows): List =>
  async function* (whose) {
    const { db, accountId } = whose;
    for (let after = 0; ; ) {
      const rows = await read(db, accountId, after);
      const last = rows.at(-1);
      if (!last) return;
      const entered = await enterAll(whose, await data.listCommunityIds(db, accountId));
      yield* await show(rows, { ...whose, entered });
      after = last.id;
    }
  };

/** Replaces mention tokens by names, as people read them. */
async function withNames<R extends { readonly content: string }>(
  rows: readonly R[],
  { db, entered }: Seeing,
): Promise<R[]> {
  const ids = new Set(rows.flatMap(({ content }) => mentionedIds(content)));
  const names = await data.findNames(db, [...entered.keys()], [...ids]);
  return rows.map((row) => ({ ...row, content: expandMentions(row.content, names) }));
}

const without = <R extends { readonly community_id: number }>({ community_id: _, ...row }: R) => row;

type AboutPost = { readonly community_id: number; readonly post: Parameters<typeof titleOf>[2] };
const withTitles = <R extends AboutPost>(rows: readonly R[], { entered }: Seeing) =>
  rows.map(({ community_id, post, ...row }) => ({
    ...row,
    post_title: titleOf(entered, community_id, post),
  }));

export const lists: readonly (readonly [FileKey, List])[] = [
  ["memberships", listOf(data.memberships)],
  ["posts", listOf(data.posts, async (rows, whose) => (await withNames(rows, whose)).map(without))],
  ["comments", listOf(data.comments, async (rows, whose) => withTitles(await withNames(rows, whose), whose))],
  ["reactions", listOf(data.reactions, withTitles)],
  [
    "chats",
    listOf(data.chats, (rows, { entered }) =>
      rows.map(({ community_id, other, title, ...row }) => ({
        ...row,
        title: entered.has(community_id) ? title : null,
        with: entered.has(community_id) ? other : null,
      })),
    ),
  ],
  [
    "messages",
    listOf(data.messages, (rows, { entered }) =>
      rows.filter(({ by_me, community_id }) => by_me || entered.has(community_id)).map(without),
    ),
  ],
  [
    "groups",
    listOf(data.groups, (rows, { entered }) =>
      rows.map(({ community_id, group, ...row }) => ({
        ...row,
        name: groupNameOf(entered, community_id, group, row.created_by_me),
      })),
    ),
  ],
  ["work_histories", listOf(data.workHistories)],
  ["activities", listOf(data.activities)],
  ["consents", listOf(data.consents)],
  ["sessions", listOf(data.sessions)],
  ["inquiries", listOf(data.inquiries)],
];
