import type { ReactNode } from "react";
import type { FieldOf } from "#kit/contract/list-call.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { FactBlock } from "#kit/ui/fact-block/fact-block.tsx";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import { SidePanel } from "#kit/ui/side-panel/side-panel.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import type { NeighbourNavigation } from "#kit/web/table/use-neighbours.ts";
import type { ListPeople, Person } from "../contract/list-people.ts";
import { usePeopleListMessages } from "./list-messages.ts";
import styles from "./people.module.css";
import { nameOf, StatusBadge, TurnoverBadge } from "./person-badges.tsx";
import { useJobTypes } from "./use-job-types.ts";
import { usePersonFacts } from "./use-person-facts.tsx";

type Props = {
  /** It is undefined while the list loads, null where nobody in it has the number. */
  readonly person: Person | null | undefined;
  readonly neighbours: NeighbourNavigation;
  readonly flagsOf: (person: Person) => readonly string[];
  readonly acts: readonly MenuItem[];
  readonly page: string;
  readonly further: ReactNode;
  readonly onClose: () => void;
};

/** Shows a person beside the list: who they are, their state, and how to reach them. */
export function PersonPanel({ person, flagsOf, neighbours, acts, further, page, onClose }: Props) {
  const text = usePeopleListMessages();
  return (
    <SidePanel
      title={person ? nameOf(person) : text.block.person}
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
      {person && <Facts person={person} flagsOf={flagsOf} />}
    </SidePanel>
  );
}

const blocks = {
  person: ["name", "kana", "management_no", "display_name", "office", "flags", "posting"],
  contact: ["email", "visited_on", "joined_at"],
  affiliation: ["department", "employee_id", "job_type"],
} as const;

function Facts({ person, flagsOf }: Pick<Props, "flagsOf"> & { readonly person: Person }) {
  const { block } = usePeopleListMessages();
  const facts = usePersonFacts({ flagsOf, jobType: useJobTypes().jobType });
  const isShown = (name: FieldOf<ListPeople>) => name !== "office" || person.office !== null;
  return (
    <div className={styles.facts}>
      {(Object.keys(blocks) as (keyof typeof blocks)[]).map((name) => (
        <FactBlock key={name} title={block[name]} items={facts(person, blocks[name].filter(isShown))} />
      ))}
    </div>
  );
}
