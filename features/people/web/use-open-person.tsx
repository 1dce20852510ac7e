import { useParams } from "react-router";
import { TurnOverAct } from "#features/turnovers/web/index.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import { useOpenRow } from "#kit/web/table/use-open-row.ts";
import type { Table } from "#kit/web/table/use-table.ts";
import type { ListPeople, Person } from "../contract/list-people.ts";
import { PersonPanel } from "./person-panel.tsx";

type Options = {
  readonly kind: MemberKind;
  readonly pageOf: (person: Person) => string;
  readonly flagsOf: (person: Person) => readonly string[];
  readonly menu: (person: Person) => readonly MenuItem[];
};

/** Opens the person beside the list by the number in the URL. */
export function useOpenPerson(table: Table<ListPeople>, { kind, pageOf, flagsOf, menu }: Options) {
  const communityId = Number(useParams().id);
  const open = useOpenRow(table, ({ management_no }) => management_no);
  const { number, row: person } = open;
  return {
    onOpen: open.onOpen,
    openId: person?.id,
    panel: number !== undefined && (
      <PersonPanel
        person={person ?? (table.query.isFetching ? undefined : null)}
        flagsOf={flagsOf}
        acts={person ? menu(person) : []}
        neighbours={open.neighbours}
        page={person ? pageOf(person) : ""}
        further={
          person && (
            <TurnOverAct
              key={person.id}
              communityId={communityId}
              person={{ ...person, kind, isAdministrator: person.office !== null }}
            />
          )
        }
        onClose={open.onClose}
      />
    ),
  };
}
