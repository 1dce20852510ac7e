import { type RawBuilder, sql } from "kysely";
import { toKatakana } from "#kit/contract/fields/kana.ts";
import { readRomaji } from "#kit/contract/fields/romaji.ts";

/** What a word of romaji begins with for certain. */
const headOf = (word: string): string => /^[ァ-ヶ]*/.exec(word)?.[0] ?? "";

const reads = (kana: RawBuilder<string>) => (word: string) =>
  sql<boolean>`(strpos(${kana}, ${headOf(word)}) > 0
    and (${kana} ~ ${`(^| )${word}`} or replace(${kana}, ' ', '') ~ ${`^${word}`}))`;

const readsAll = (kana: RawBuilder<string>, words: readonly string[]) =>
  sql<boolean>`(${sql.join(words.map(reads(kana)), sql` and `)})`;

/** The index knows pairs: with none to look for it would be gone through from end to end, which takes seconds. */
const hasPair = (signs: string): boolean => [...signs.normalize("NFKC").replaceAll(" ", "")].length > 1;

/** The words of the community that hold these signs in a row: what an index knows of it rules most of them out. */
const wordsWith = (communityId: number, signs: string, and: RawBuilder<boolean>) =>
  sql`select w.membership_id from people_words w where w.community_id = ${communityId}::bigint and ${
    hasPair(signs)
      ? sql`pairs_of_signs(w.community_id, w.search) @> pairs_of_signs(${communityId}::bigint, searchable(${signs})) and ${and}`
      : and
  }`;

/**
 * The memberships of whoever is found by what an administrator has typed: names, kana in any writing, display name,
 * e-mail and employee id anywhere, romaji from the beginning of a name on.
 */
export function namesFound(communityId: number, typed: string): RawBuilder<unknown> {
  const held = wordsWith(communityId, typed, sql`strpos(w.search, searchable(${typed})) > 0`);
  const words = readRomaji(typed) ?? [];
  if (words.length === 0) return held;
  const longest = words.map(headOf).reduce((one, other) => (other.length > one.length ? other : one));
  return sql`${held} union all ${wordsWith(communityId, longest, readsAll(sql`w.kana`, words))}`;
}

/** Whether `people p` is among them. */
export const nameMatches = (communityId: number, typed: string): RawBuilder<boolean> =>
  sql<boolean>`p.membership_id in (${namesFound(communityId, typed)})`;

/** Whether it is with what was typed that one of these begins, or a name of the account `a`. */
export function nameBegins(typed: string): RawBuilder<boolean> {
  const lines = sql<string>`concat_ws(e'\n', '', (select w.search from people_words w
    where w.community_id = p.community_id and w.membership_id = p.membership_id),
    replace(p.kana, ' ', e'\n'), searchable(a.given_name))`;
  const holds = sql<boolean>`strpos(${lines}, e'\n' || searchable(${typed})) > 0`;
  const words = readRomaji(typed) ?? [];
  return words.length === 0 ? holds : sql<boolean>`(${holds} or ${readsAll(sql`p.kana`, words)})`;
}

/** As `readingsFound` is asked: null for what is neither kana nor romaji, or one sign of kana. */
export type Reading = {
  readonly reading: string | null;
  readonly first: string;
  readonly pairs: string | null;
};

/** What a name typed in kana of any writing or in romaji begins with, as a regular expression over katakana. */
export function readingOf(typed: string): Reading {
  const kana = toKatakana(typed).replaceAll(/\s/g, "");
  if (/^[ァ-ヶー]{2,}$/.test(kana)) return { reading: kana, first: kana, pairs: kana };
  const [reading = null, more] = readRomaji(typed) ?? [];
  return { reading: more === undefined ? reading : null, first: headOf(reading ?? ""), pairs: null };
}

/**
 * SQL for the memberships whose shown name is read so. How somebody's name is read is theirs to tell: it finds them only
 * where the name they show is that very name, and is never shown itself.
 */
export const readingsFound = `select w.membership_id from people_words w
  join memberships shown on shown.id = w.membership_id join accounts real on real.id = shown.account_id
  where :reading::text is not null and w.community_id = :community::bigint and strpos(w.search, :first::text) > 0
    and (:pairs::text is null
      or pairs_of_signs(w.community_id, w.search) @> pairs_of_signs(:community::bigint, :pairs::text))
    and (searchable(shown.display_name) ~ ('^' || :reading::text)
      or (searchable(shown.display_name) = searchable(real.family_name || real.given_name)
        and (w.kana ~ ('(^| )' || :reading::text) or replace(w.kana, ' ', '') ~ ('^' || :reading::text))))`;
