import type { Member } from "#kit/server/access/actor.ts";
import type { PostAbilities } from "../contract/post.ts";
import { may, type PostFacts, readsJobOffers } from "./policy.ts";

const CONTENT_TYPES = [1, 2, 3, 4];

const FLAGS = [false, true];

/** These are all cases the policy can distinguish, in the order in which `abilitySql` finds them. */
export const cases: readonly PostFacts[] = CONTENT_TYPES.flatMap((contentType) =>
  FLAGS.flatMap((own) =>
    FLAGS.flatMap((byAdmin) =>
      FLAGS.flatMap((ended) =>
        FLAGS.flatMap((published) =>
          FLAGS.map((authorAway) => ({ contentType, own, byAdmin, ended, published, authorAway })),
        ),
      ),
    ),
  ),
);

/** `cases` holds a letter for each case: `A` for the first of the distinct `abilities`, and so on. */
type AbilityTable = { readonly abilities: readonly string[]; readonly cases: string };

const FIRST_LETTER = "A".charCodeAt(0);

function makeTable(member: Member): AbilityTable {
  const all = cases.map((facts) => JSON.stringify(abilitiesFor(member, facts)));
  const abilities = [...new Set(all)];
  const letters = all.map((one) => String.fromCharCode(FIRST_LETTER + abilities.indexOf(one)));
  return { abilities, cases: letters.join("") };
}

/** Computes the viewer's abilities for each case, so that the database can write them without knowing a rule. */
function abilityTable(member: Member): AbilityTable {
  const { interest_display_setting_recruitment: recruitment, interest_display_setting_joboffer: jobOffer } =
    member.community;
  const key = [member.kind, member.role, member.postingBlocked, recruitment, jobOffer].join();
  const known = tables.get(key) ?? makeTable(member);
  tables.set(key, known);
  return known;
}

/** It has at most one entry for each combination of the few facts in its key. */
const tables = new Map<string, AbilityTable>();

/** This SQL finds the table's entry of the post `p` by the membership `m` for the viewer `:member`. */
export const abilitySql = `((:abilities::text[])[ascii(substr(:cases::text,
  1 + (p.content_type - 1) * 32
    + (p.membership_id = :member::bigint and not p.post_by_admin)::int * 16
    + p.post_by_admin::int * 8
    + (coalesce(p.end_date < (:now::timestamptz at time zone 'Asia/Tokyo')::date, false))::int * 4
    + p.published::int * 2
    + (not p.post_by_admin and m.state <> 'participating')::int, 1)) - ${FIRST_LETTER - 1}])::json`;

export function abilitiesFor(member: Member, post: PostFacts): PostAbilities {
  return {
    edit: may.edit(member, post) === true,
    delete: may.delete(member, post) === true,
    hide: may.hide(member) === true,
    comment: may.comment(member, post) === true,
    like: may.react(member, post) === true,
    favorite: may.react(member, post) === true,
    interest: may.interest(member, post) === true,
    see_interested: may.seeInterested(member, post),
  };
}

export type ViewerValues = ReturnType<typeof viewerValues>;

/** Returns what every statement needs of the reader, named as in the SQL. */
export const viewerValues = (member: Member, now: Date) => ({
  community: member.communityId,
  member: member.membershipId,
  ...abilityTable(member),
  jobOffers: readsJobOffers(member),
  now,
});
