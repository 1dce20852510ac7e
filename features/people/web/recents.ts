import type { PersonMatch } from "../contract/find-people.ts";

const KEPT = 5;

/** A recent entry is a screen by its code, or a person as last seen. */
export type Recent = { readonly place: string } | { readonly person: PersonMatch };

const keyOf = (recent: Recent) => ("place" in recent ? recent.place : recent.person.id);

/** Keeps what was visited lately in this window, for each community and person. */
export function recentsOf(communityId: number, memberId: number) {
  const name = `enishi.recent.${communityId}.${memberId}`;
  const read = (): Recent[] => JSON.parse(sessionStorage.getItem(name) ?? "[]") as Recent[];
  return {
    read,
    add: (recent: Recent) => {
      const others = read().filter((one) => keyOf(one) !== keyOf(recent));
      sessionStorage.setItem(name, JSON.stringify([recent, ...others].slice(0, KEPT)));
    },
  };
}
