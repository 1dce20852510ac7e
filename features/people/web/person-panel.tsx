import type { ReactNode } from "react";
import { formatDate, showDate } from "#kit/contract/fields/tokyo-time.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { FactBlock } from "#kit/ui/fact-block/fact-block.tsx";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import { SidePanel } from "#kit/ui/side-panel/side-panel.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import type { Going } from "#kit/web/table/use-neighbours.ts";
import type { Person } from "../contract/list-people.ts";
import { type PeopleText, usePeopleListMessages } from "./list-messages.ts";
import styles from "./people.module.css";
import { Email, nameOf, StatusBadge, TurnoverBadge } from "./people-columns.tsx";

type Props = {
  /** It is undefined while the list loads, null where nobody in it has the number. */
  readonly person: Person | null | undefined;
  readonly jobType: (person: Person) => string;
  readonly neighbours: Going;
  readonly flags: readonly string[];
  readonly acts: readonly MenuItem[];
  readonly page: string;
  readonly further: ReactNode;
  readonly onClose: () => void;
};

/** Shows a person beside the list: who they are, their state, and how to reach them. */
export function PersonPanel({ person, jobType, flags, neighbours, acts, further, page, onClose }: Props) {
  const text = usePeopleListMessages();
  return (
    <SidePanel
      title={person ? nameOf(person) : text.column.person}
      state={
        person && (
          <>
            <StatusBadge status={person.status} text={text} /> <TurnoverBadge person={person} text={text} />
          </>
        )
      }
      neighbours={neighbours}
      acts={acts}
      onClose={onClose}
      foot={
        person && (
          <>
            {further}
            <ButtonLink variant="primary" to={page}>
              {text.openPage}
            </ButtonLink>
          </>
        )
      }
    >
      {person === undefined && <RowSkeletons count={6} />}
      {person === null && <EmptyState title={text.gone}>{text.goneHint}</EmptyState>}
      {person && <Facts person={person} jobType={jobType(person)} flags={flags} text={text} />}
    </SidePanel>
  );
}

type FactsProps = Pick<Props, "flags"> & {
  readonly person: Person;
  readonly jobType: string;
  readonly text: PeopleText;
};

function Facts({ person, jobType, flags, text }: FactsProps) {
  const { column, label } = text;
  const { last_visited_on: visited, joined_at: joined } = person;
  const blocks = [
    {
      title: column.person,
      items: [
        { label: column.name, value: <bdi>{nameOf(person)}</bdi> },
        { label: column.kana, value: person.kana },
        { label: column.management_no, value: person.management_no },
        { label: column.display_name, value: <bdi>{person.display_name}</bdi> },
        ...(person.office ? [{ label: column.office, value: label.office[person.office] }] : []),
        { label: column.flags, value: flags.join("・") || text.none },
        { label: column.posting, value: label.posting[person.posting_blocked ? "true" : "false"] },
      ],
    },
    {
      title: column.contact,
      items: [
        { label: column.email, value: person.email ? <Email person={person} text={text} /> : text.none },
        { label: column.visited_on, value: visited ? showDate(visited) : text.never },
        { label: column.joined_at, value: joined ? formatDate(new Date(joined)) : text.none },
      ],
    },
    {
      title: column.affiliation,
      items: [
        { label: column.department, value: person.department_name ?? text.none },
        { label: column.employee_id, value: person.employee_id ?? text.none },
        { label: column.job_type, value: jobType || text.none },
      ],
    },
  ];
  return (
    <div className={styles.facts}>
      {blocks.map(({ title, items }) => (
        <FactBlock key={title} title={title} items={items} />
      ))}
    </div>
  );
}
