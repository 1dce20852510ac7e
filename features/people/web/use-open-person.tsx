import { useParams } from "react-router";
import { TurnOverAct } from "#features/turnovers/web/index.ts";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import { useOpenRow } from "#kit/web/table/use-open-row.ts";
import type { Table } from "#kit/web/table/use-table.ts";
import type { ListPeople, Person } from "../contract/list-people.ts";
import type { PersonFacts } from "./people-columns.tsx";
import { PersonPanel } from "./person-panel.tsx";

type Acts = { readonly menu: (person: Person) => readonly MenuItem[] };

/** Opens the person beside the list by the number in the URL. */
export function useOpenPerson(
  table: Table<ListPeople>,
  { kind, pageOf, jobType, flagsOf, menu }: PersonFacts & Acts,
) {
  const communityId = Number(useParams().id);
  const open = useOpenRow(table, ({ management_no }) => management_no);
  const { number, row: person } = open;
  return {
    onOpen: open.onOpen,
    openId: person?.id,
    panel: number !== undefined && (
      <PersonPanel
        person={person ?? (table.query.isFetching ? undefined : null)}
        jobType={jobType}
        flags={person ? flagsOf(person) : []}
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
