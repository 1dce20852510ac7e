import { type RawBuilder, sql } from "kysely";
import { toKatakana } from "#kit/contract/fields/kana.ts";
import { beginningsOf, readRomaji } from "#kit/contract/fields/romaji.ts";

/** Returns the certain beginning of a romaji word's readings. */
const headOf = (word: string): string => /^[ァ-ヶ]*/.exec(word)?.[0] ?? "";

const reads = (kana: RawBuilder<string>) => (word: string) =>
  sql<boolean>`(strpos(${kana}, ${headOf(word)}) > 0
    and (${kana} ~ ${`(^| )${word}`} or replace(${kana}, ' ', '') ~ ${`^${word}`}))`;

const readsAll = (kana: RawBuilder<string>, words: readonly string[]) =>
  sql<boolean>`(${sql.join(words.map(reads(kana)), sql` and `)})`;

/** The index finds pairs of characters: without a pair it would be scanned completely, which takes seconds. */
const hasPair = (signs: string): boolean => [...signs.normalize("NFKC").replaceAll(" ", "")].length > 1;

const pairs = sql`pairs_of_signs(w.community_id, w.search)`;
const holdsPairs = (communityId: number, signs: string) =>
  sql<boolean>`${pairs} @> pairs_of_signs(${communityId}::bigint, searchable(${signs}))`;

/** Returns SQL that tells whether a column holds what was typed; it has an index of the pairs of its signs. */
export function namesHeld(
  communityId: number,
  column: RawBuilder<string>,
  typed: string,
): RawBuilder<boolean> {
  const isHeld = sql<boolean>`strpos(searchable(${column}), searchable(${typed})) > 0`;
  if (!hasPair(typed)) return isHeld;
  return sql`(pairs_of_signs(community_id, searchable(${column})) @> pairs_of_signs(${communityId}::bigint, searchable(${typed}))
    and ${isHeld})`;
}

/** Returns an index condition for names with such a reading; undefined where it would be too wide. */
function mayBeRead(communityId: number, words: readonly string[]): RawBuilder<boolean> | undefined {
  const longest = words.map(headOf).reduce((one, other) => (other.length > one.length ? other : one));
  if (hasPair(longest)) return holdsPairs(communityId, longest);
  const [some] = words.flatMap((word) => [beginningsOf(word) ?? []].filter(({ length }) => length > 0));
  return some && sql<boolean>`${pairs} && ${some.map((signs) => `${communityId}${signs}`)}::text[]`;
}

const either = (...conditions: readonly RawBuilder<boolean>[]) =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/**
 * Returns SQL for the memberships found by what an administrator has typed: names, kana in any form, display name,
 * email and employee id anywhere, romaji from the beginning of a name.
 */
export function namesFound(communityId: number, typed: string): RawBuilder<unknown> {
  const words = readRomaji(typed) ?? [];
  const isHeld = sql<boolean>`strpos(w.search, searchable(${typed})) > 0`;
  const mayBeHeld = hasPair(typed) ? holdsPairs(communityId, typed) : undefined;
  const isRead = words.length > 0 ? [readsAll(sql`w.kana`, words)] : [];
  const mayRead = words.length > 0 ? [mayBeRead(communityId, words)] : [];
  // What the index excludes has a condition of its own, so that pairs are not computed for everybody again.
  const known = [mayBeHeld, ...mayRead].flatMap((condition) => condition ?? []);
  const isKnown = known.length === 1 + mayRead.length ? sql`and ${either(...known)}` : sql``;
  return sql`select w.membership_id from people_words w
    where w.community_id = ${communityId}::bigint ${isKnown} and ${either(isHeld, ...isRead)}`;
}

/** Returns SQL that tells whether `people p` is among them. */
export const nameMatches = (communityId: number, typed: string): RawBuilder<boolean> =>
  sql<boolean>`p.membership_id in (${namesFound(communityId, typed)})`;

/** Returns SQL that tells whether one of these, or a name of the account `a`, begins with the text. */
export function nameBegins(typed: string): RawBuilder<boolean> {
  const lines = sql<string>`concat_ws(e'\n', '', (select w.search from people_words w
    where w.community_id = p.community_id and w.membership_id = p.membership_id),
    replace(p.kana, ' ', e'\n'), searchable(a.given_name))`;
  const holds = sql<boolean>`strpos(${lines}, e'\n' || searchable(${typed})) > 0`;
  const words = readRomaji(typed) ?? [];
  return words.length === 0 ? holds : sql<boolean>`(${holds} or ${readsAll(sql`p.kana`, words)})`;
}

/** `readingsFound` takes this: null for a text that is neither kana nor romaji, or a single kana. */
export type NameReading = {
  readonly reading: string | null;
  readonly first: string;
  readonly pairs: string | null;
};

/** Returns the beginning of a name typed in kana or romaji, as a regular expression over katakana. */
export function readingOf(typed: string): NameReading {
  const kana = toKatakana(typed).replaceAll(/\s/g, "");
  if (/^[ァ-ヶー]{2,}$/.test(kana)) return { reading: kana, first: kana, pairs: kana };
  const [reading = null, more] = readRomaji(typed) ?? [];
  return { reading: more === undefined ? reading : null, first: headOf(reading ?? ""), pairs: null };
}

/**
 * This SQL selects the memberships whose display name has such a reading. The reading of a name is private: it finds
 * only people whose display name is that very name, and is never shown itself.
 */
export const readingsFound = `select w.membership_id from people_words w
  join memberships shown on shown.community_id = w.community_id and shown.id = w.membership_id join accounts real on real.id = shown.account_id
  where :reading::text is not null and w.community_id = :community::bigint and strpos(w.search, :first::text) > 0
    and (:pairs::text is null
      or pairs_of_signs(w.community_id, w.search) @> pairs_of_signs(:community::bigint, :pairs::text))
    and (searchable(shown.display_name) ~ ('^' || :reading::text)
      or (searchable(shown.display_name) = searchable(real.family_name || real.given_name)
        and (w.kana ~ ('(^| )' || :reading::text) or replace(w.kana, ' ', '') ~ ('^' || :reading::text))))`;
