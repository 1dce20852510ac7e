import { LRUCache } from "lru-cache";
import type { Member } from "#kit/server/access/actor.ts";
import type { Services } from "#kit/server/work/services.ts";
import type { Work } from "#kit/server/work/work.ts";
import type { TimelineSource } from "./timeline.sql.ts";

/** Other processes see a new post's total this late; its own sees it at once. */
const KEPT_FOR_MS = 5_000;
const KEPT_AT_MOST = 5_000;

type Totals = LRUCache<string, number>;
const totalsOf = new WeakMap<Services, Totals>();

function totals(services: Services): Totals {
  const known =
    totalsOf.get(services) ?? new LRUCache<string, number>({ max: KEPT_AT_MOST, ttl: KEPT_FOR_MS });
  totalsOf.set(services, known);
  return known;
}

type TotalsQuery = {
  readonly jobOffers: boolean;
  readonly contentType: number | null;
  readonly tag: string | undefined;
  readonly pattern: string | undefined;
};

/** Totals are counted only now and then, not for every page; those of a search each time. */
export async function rememberTotal(
  services: Services,
  member: Member,
  tab: TimelineSource,
  { jobOffers, contentType, tag, pattern }: TotalsQuery,
  count: () => Promise<number>,
): Promise<number> {
  if (pattern !== undefined) return count();
  const shared = jobOffers && (tab === "all" || tab === "type" || tab === "tag");
  const viewer = shared ? "everybody" : member.membershipId;
  const key = [member.communityId, tab, contentType, viewer, tag].join(":");
  const known = totals(services).get(key);
  if (known !== undefined) return known;
  const counted = await count();
  totals(services).set(key, counted);
  return counted;
}

/** The totals are dropped once these posts are shown, hidden or deleted. */
export function forgetTotals(
  { services, afterCommit }: Work,
  posts: readonly { readonly community_id: number }[],
): void {
  const communities = new Set(posts.map((post) => `${post.community_id}`));
  afterCommit(() => {
    const kept = totals(services);
    for (const key of kept.keys()) if (communities.has(key.split(":")[0] ?? "")) kept.delete(key);
  });
}
