import { IconUser, IconUserCheck } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { personPath } from "#features/memberships/contract/person-path.ts";
import type { Language } from "#kit/contract/language.ts";
import { QuickSwitch } from "#kit/ui/quick-switch/quick-switch.tsx";
import type { QuickOption } from "#kit/ui/quick-switch/quick-types.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { fetchCall } from "#kit/web/query/use-call.ts";
import { findPeople, type PersonMatch } from "../contract/find-people.ts";
import { usePeopleMessages } from "./messages.ts";
import { type ConsolePlace, foundBy } from "./places.ts";
import { type Recent, recentsOf } from "./recents.ts";
import { useFoundPeople } from "./use-found-people.ts";

type Props = {
  readonly communityId: number;
  readonly memberId: number;
  readonly places: readonly ConsolePlace[];
};

const japanese = (text: string): Language | undefined =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text) ? "ja" : undefined;

/** One character is part of many screens' names, and people are listed below them. */
const SCREENS_OF_ONE_SIGN = 3;

/** Finds any person and screen of the community from anywhere in the console; recently visited ones come first. */
export function PeopleSwitch({ communityId, memberId, places }: Props) {
  const text = usePeopleMessages();
  const { language } = useLanguage();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [term, setTerm] = useState("");
  const found = useFoundPeople(communityId, term);
  const recents = recentsOf(communityId, memberId);
  const go = (to: string, recent: Recent) => {
    recents.add(recent);
    void navigate(to);
  };
  const toPlace = (place: ConsolePlace, named: Language = language): QuickOption => ({
    key: place.code,
    label: place.title[named],
    lang: named === language ? undefined : named,
    note: named === language ? undefined : place.title[language],
    icon: place.icon,
    onChoose: () => go(place.to, { place: place.code }),
  });
  const noteOf = ({ state, kind, kana, email, management_no }: PersonMatch) => {
    const shown = state === "participating" ? text.states.participating[kind] : text.states[state];
    return [shown, text.number(management_no), kana, email].filter(Boolean).join(" · ");
  };
  const toPerson = (person: PersonMatch, goTo: () => void): QuickOption => ({
    key: `person-${person.id}`,
    label: person.name || person.display_name || (person.email ?? ""),
    lang: japanese(person.name || person.display_name),
    note: noteOf(person),
    icon: person.state === "under_review" ? <IconUserCheck size={20} /> : <IconUser size={20} />,
    onChoose: goTo,
  });
  const goToPerson = (person: PersonMatch) => go(personPath(communityId, person), { person });
  /** The stored person may have changed since, for instance from candidate to member. */
  const goToKept = async (kept: PersonMatch) => {
    const asked = { params: { id: communityId }, query: { q: String(kept.management_no) } };
    const now = await fetchCall(cache, findPeople, asked).catch(() => null);
    goToPerson(now?.data.find(({ id }) => id === kept.id) ?? kept);
  };
  const toRecent = (recent: Recent): QuickOption[] => {
    if ("person" in recent) return [toPerson(recent.person, () => void goToKept(recent.person))];
    return places.filter(({ code }) => code === recent.place).map((place) => toPlace(place));
  };
  const typed = term.trim();
  const lately = typed ? [] : recents.read().flatMap(toRecent);
  const screens = places.flatMap((place) => {
    const named = foundBy(place, typed, language);
    return named && !lately.some(({ key }) => key === place.code) ? [toPlace(place, named)] : [];
  });
  return (
    <QuickSwitch
      term={term}
      onTerm={setTerm}
      state={found.state}
      onAgain={found.again}
      hint={text.hint}
      groups={[
        { key: "recent", label: text.recent, options: lately },
        {
          key: "places",
          label: text.places,
          options: typed && [...typed].length === 1 ? screens.slice(0, SCREENS_OF_ONE_SIGN) : screens,
        },
        {
          key: "people",
          label: text.people,
          options: found.people.map((person) => toPerson(person, () => goToPerson(person))),
        },
      ]}
    />
  );
}
