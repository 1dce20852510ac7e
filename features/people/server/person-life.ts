import { groupStatus } from "#features/groups/contract/views.ts";
import { found } from "#kit/server/failure.ts";
import type { MemberContext } from "#kit/server/http/context.ts";
import { serve } from "#kit/server/http/serve.ts";
import { type Cursor, cutPage, decodeCursor } from "#kit/server/list/cursor.ts";
import { showPersonProfile } from "../contract/person.ts";
import {
  listPersonConsents,
  listPersonEvents,
  listPersonGroups,
  listPersonPosts,
  PERSON_ROWS_PER_PAGE,
} from "../contract/person-life.ts";
import { findPresentation } from "./person.sql.ts";
import * as life from "./person-life.sql.ts";

type Office = MemberContext<"administrator">;
type Page = { readonly before: Cursor | undefined; readonly limit: number };
type LifeKey = Parameters<typeof life.listPostsOf>[1];

async function personOf({ db, member: { communityId } }: Office, membershipId: number) {
  const row = found(await findPresentation(db, communityId, membershipId));
  return { ...row, whose: { communityId, membershipId, accountId: row.account_id, endedAt: row.ended_at } };
}

type PageRequest = {
  readonly params: { readonly userId: number };
  readonly query: { readonly cursor?: string };
};
type Timed = { readonly time: Date; readonly id: number };

/** Serves one page of what `list` finds of somebody, as `view` shows it. */
const inPages =
  <R extends Timed, V>(
    list: (db: Office["db"], whose: LifeKey, page: Page) => Promise<R[]>,
    view: (row: Omit<R, "time">, time: string) => V,
  ) =>
  async (context: Office, { params, query: { cursor } }: PageRequest) => {
    const { whose } = await personOf(context, params.userId);
    const before = cursor === undefined ? undefined : decodeCursor(cursor, "cursor");
    const rows = await list(context.db, whose, { before, limit: PERSON_ROWS_PER_PAGE + 1 });
    const { page, next } = cutPage(rows, PERSON_ROWS_PER_PAGE, (row) => row);
    return {
      data: { records: page.map(({ time, ...row }) => view(row, time.toISOString())) },
      next_cursor: next,
    };
  };

export const personLifeRoutes = [
  serve(showPersonProfile, async (context, { params }) => {
    const { db } = context;
    const { whose, introduction, is_profile_public } = await personOf(context, params.userId);
    const [posts, comments, groups, states] = await Promise.all([
      life.countPosts(db, whose),
      life.countComments(db, whose),
      life.countGroups(db, whose),
      life.listStates(db, whose),
    ]);
    return {
      profile: {
        introduction,
        is_profile_public,
        posts,
        comments,
        groups,
        states: states.map(({ time, by, changes }) => ({
          at: time.toISOString(),
          by,
          state: String(changes?.state?.[1] ?? ""),
        })),
      },
    };
  }),

  serve(
    listPersonPosts,
    inPages(life.listPostsOf, (post, created_at) => ({ ...post, created_at })),
  ),
  serve(
    listPersonGroups,
    inPages(life.listGroupsOf, ({ status, ...group }, since) => ({
      ...group,
      joined: status === groupStatus.joined,
      since,
    })),
  ),
  serve(
    listPersonConsents,
    inPages(life.listConsents, (consent, agreed_at) => ({ ...consent, agreed_at })),
  ),
  serve(
    listPersonEvents,
    inPages(life.listEvents, (event, at) => ({ ...event, at })),
  ),
];
