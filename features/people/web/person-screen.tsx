import { IconUserOff } from "@tabler/icons-react";
import { useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import { peoplePath, personPath } from "#features/memberships/contract/person-path.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { DetailScreen } from "#kit/web/query/detail-screen.tsx";
import { useNeighbours } from "#kit/web/table/use-neighbours.ts";
import { useTable } from "#kit/web/table/use-table.ts";
import { type ListPeople, listPeople, type Person } from "../contract/list-people.ts";
import { usePeopleListMessages } from "./list-messages.ts";
import styles from "./person.module.css";
import { PersonForm } from "./person-form.tsx";
import { usePersonMessages } from "./person-messages.ts";
import { PersonPage } from "./person-page.tsx";
import { usePerson } from "./use-person.ts";

const idOf = ({ id }: Person): number => id;

/** Removes the parameters of one person's page. */
function listSearch(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("tab");
  return query.size > 0 ? `?${query}` : "";
}

export function PersonScreen({ kind }: { readonly kind: MemberKind }) {
  const text = usePersonMessages();
  const list = usePeopleListMessages()[kind];
  const { id, idAlumni, idUser } = useParams();
  const key = { communityId: Number(id), kind, id: Number(idAlumni ?? idUser) };
  const { search } = useLocation();
  const navigate = useNavigate();
  const home = peoplePath(key.communityId, kind) + listSearch(search);
  const [edited, setEdited] = useState<number | null>(null);
  const { person, query } = usePerson(key);
  const call: ListPeople = listPeople[kind];
  const table = useTable(call, { params: { id: key.communityId } });
  const pageOf = (row: number) =>
    personPath(key.communityId, { ...key, id: row, state: "", management_no: 0 });
  const neighbours = useNeighbours({
    table,
    idOf,
    openId: key.id,
    onOpen: (row) => void navigate(row === undefined ? home : pageOf(row) + search, { replace: true }),
  });
  return (
    <DetailScreen
      to={home}
      title={list.title}
      query={query}
      className={styles.screen}
      gone={
        <Card>
          <EmptyState
            icon={IconUserOff}
            title={text.gone}
            action={<ButtonLink to={home}>{text.toList}</ButtonLink>}
          >
            {text.goneHint}
          </EmptyState>
        </Card>
      }
    >
      {([{ data: shown }, { data: definition }]) => (
        <PersonPage
          communityId={key.communityId}
          person={shown}
          definition={definition}
          neighbours={neighbours}
          form={
            edited === shown.id ? (
              <PersonForm
                key={shown.id}
                communityId={key.communityId}
                person={shown}
                definition={definition}
                onReload={person.refetch}
                onDone={() => setEdited(null)}
              />
            ) : undefined
          }
          onEdit={() => setEdited(shown.id)}
        />
      )}
    </DetailScreen>
  );
}
