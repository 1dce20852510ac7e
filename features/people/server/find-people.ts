import { INTEGER_MAX } from "#kit/contract/wire.ts";
import { serve } from "#kit/server/http/serve.ts";
import { findPeople, PEOPLE_SHOWN } from "../contract/find-people.ts";
import { findByKeys, findByName, type Keys } from "./find-people.sql.ts";

/** Numbers and ids are often typed in full width. */
function keysOf(typed: string): Keys {
  const text = typed.normalize("NFKC");
  const number = /^\d+$/.test(text) ? Number(text) : undefined;
  return { text, number: number !== undefined && number <= INTEGER_MAX ? number : undefined };
}

export const findPeopleRoute = serve(findPeople, async ({ db, member }, { query: { q = "" } }) => {
  if (!q) return { data: [] };
  const keys = keysOf(q);
  const known = await findByKeys(db, member.communityId, keys);
  // A number or a whole address is no name, so the search by name is skipped.
  const isKey = /^\d+$/.test(keys.text) || (known.length > 0 && q.includes("@"));
  const named = isKey ? [] : await findByName(db, member.communityId, q);
  const isKnown = (id: number) => known.some((person) => person.id === id);
  return { data: [...known, ...named.filter(({ id }) => !isKnown(id))].slice(0, PEOPLE_SHOWN) };
});
