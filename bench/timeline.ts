import { afterCursor, FROM_THE_TOP, timelinePages } from "#features/posts/server/timeline.sql.ts";
import { viewerValues } from "#features/posts/server/viewer.ts";
import type { Member } from "#kit/server/access/actor.ts";
import { type BenchData, headersOf } from "./data.ts";
import { compare, type Load, load } from "./load.ts";
import { askProcess, startProcess } from "./process.ts";

type TimelineResult = {
  readonly place: "first page" | "page 1,000";
  readonly connections: number;
  readonly ours: Load;
  readonly bare: Load;
  readonly ratio: number;
};

const PAGES_DEEP = 1_000;
const CONNECTIONS = [1, 16, 64] as const;
const PAGE_SIZE = 20;

/** Measures the timeline as a signed-in member reads it, against node:http with the same prepared statement. */
export async function measureTimeline(data: BenchData, seconds: number, rounds: number) {
  const ours = await startProcess("our-server.ts", { DATABASE_URL: data.url });
  const idle = await askProcess(ours, "memory");
  const headers = headersOf(data.token);
  const base = `${ours.url}/api/communities/${data.communityId}/posts`;
  const deep = await walk(base, headers, PAGES_DEEP);
  const results: TimelineResult[] = [];
  for (const [place, token, key] of [
    ["first page", undefined, FROM_THE_TOP],
    ["page 1,000", deep?.token, deep?.key],
  ] as const) {
    if (!key) continue;
    const bare = await startProcess("bare-server.ts", bareEnvironment(data, key));
    const url = token ? `${base}?next_post_token=${encodeURIComponent(token)}` : base;
    await load(url, 16, 2, { headers });
    await load(bare.url, 16, 2);
    for (const connections of CONNECTIONS) {
      const measured = await compare(
        rounds,
        () => load(url, connections, seconds, { headers }),
        () => load(bare.url, connections, seconds),
      );
      results.push({ place, connections, ...measured });
    }
    await bare.stop();
  }
  const startUpMs = ours.readyAfterMs;
  await ours.stop();
  return { results, idleBytes: idle.rss, startUpMs };
}

type Deep = { token: string; key: ReturnType<typeof afterCursor> };

/** Follows the list page by page, like a person scrolling; undefined where it is shorter. */
async function walk(base: string, headers: Record<string, string>, pages: number): Promise<Deep | undefined> {
  let token: string | null = null;
  let last: { created_at: string; id: number } | undefined;
  for (let page = 1; page < pages; page += 1) {
    const answer = await fetch(token ? `${base}?next_post_token=${encodeURIComponent(token)}` : base, {
      headers,
    });
    const body = (await answer.json()) as {
      next_post_token: string | null;
      data: { records: { created_at: string; id: number }[] };
    };
    last = body.data.records.at(-1);
    token = body.next_post_token;
    if (token === null) return undefined;
  }
  return token && last
    ? { token, key: afterCursor({ time: new Date(last.created_at), id: last.id }) }
    : undefined;
}

function bareEnvironment(data: BenchData, key: { keyAt: unknown; keyId: unknown }): Record<string, string> {
  const { text, names } = timelinePages.all;
  const values: Record<string, unknown> = {
    ...viewerValues(viewerOf(data), new Date()),
    ...key,
    size: PAGE_SIZE,
    offset: 0,
  };
  return {
    DATABASE_URL: data.url,
    STATEMENT: text,
    VALUES: JSON.stringify(names.map((name) => values[name] ?? null)),
  };
}

const viewerOf = (data: BenchData): Member => ({
  accountId: 1,
  sessionId: 1,
  kind: "alumnus",
  language: "ja",
  communityId: data.communityId,
  membershipId: data.membershipId,
  role: "member",
  postingBlocked: false,
  community: {
    can_use_invited_code: true,
    group_creation: true,
    post_article_permission: 3,
    post_recruitment_permission: 3,
    interest_display_setting_recruitment: true,
    interest_display_setting_joboffer: true,
    is_private: false,
    is_daiko: false,
    ip_allow_list: [],
  },
});
