import { useParams, useSearchParams } from "react-router";
import { TurnOverAct } from "#features/turnovers/web/index.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import { readOpen, useNeighbours } from "#kit/web/table/use-neighbours.ts";
import type { Table } from "#kit/web/table/use-table.ts";
import type { ListPeople, Person } from "../contract/list-people.ts";
import { PersonPanel } from "./person-panel.tsx";

const numberOf = ({ management_no }: Person): number => management_no;

type Facts = {
  readonly kind: MemberKind;
  readonly pageOf: (person: Person) => string;
  readonly jobType: (person: Person) => string;
  readonly flagsOf: (person: Person) => readonly string[];
  /** What can be done with one person. */
  readonly menu: (person: Person) => readonly MenuItem[];
};

/** The person beside the list, by the number in the address. */
export function useOpenPerson(table: Table<ListPeople>, { kind, pageOf, jobType, flagsOf, menu }: Facts) {
  const communityId = Number(useParams().id);
  const openNo = readOpen(useSearchParams()[0].get("open"));
  const open = (no: number | undefined) => table.change({ open: no === undefined ? "" : String(no) });
  const neighbours = useNeighbours({ table, idOf: numberOf, openId: openNo, onOpen: open });
  const person = table.rows.find((row) => numberOf(row) === openNo);
  return {
    onOpen: (row: Person) => open(numberOf(row)),
    openId: person?.id,
    panel: openNo !== undefined && (
      <PersonPanel
        person={person ?? (table.query.isFetching ? undefined : null)}
        jobType={jobType}
        flags={person ? flagsOf(person) : []}
        acts={person ? menu(person) : []}
        neighbours={neighbours}
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
        onClose={() => open(undefined)}
      />
    ),
  };
}
