import { Badge, type BadgeTone } from "#kit/ui/badge/badge.tsx";
import { fullName, type Person, type Status } from "../contract/list-people.ts";
import type { PeopleText } from "./list-messages.ts";

export const nameOf = (person: Person): string => fullName(person) || person.display_name;

const tones: Readonly<Record<Status, BadgeTone>> = {
  participating: "success",
  paused: "warning",
  not_participating: "neutral",
  under_review: "accent",
  withdrawn: "neutral",
};
export const StatusBadge = ({ status, text }: Pick<Person, "status"> & { readonly text: PeopleText }) => (
  <Badge tone={tones[status]}>{text.label.status[status]}</Badge>
);

/** Marks somebody who is an alumnus already but has yet to come as one. */
export const TurnoverBadge = ({ person, text }: { readonly person: Person; readonly text: PeopleText }) =>
  person.is_turned_over && (
    <span title={text.turnover.hint}>
      <Badge tone="accent">{text.turnover.badge}</Badge>
    </span>
  );
