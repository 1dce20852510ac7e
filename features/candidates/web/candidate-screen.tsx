import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { Card } from "#kit/ui/card/card.tsx";
import { DetailScreen } from "#kit/web/query/detail-screen.tsx";
import { useNeighbours } from "#kit/web/table/use-neighbours.ts";
import { useTable } from "#kit/web/table/use-table.ts";
import { type Candidate, listCandidates } from "../contract/calls.ts";
import { CandidatePage } from "./candidate-page.tsx";
import styles from "./candidates.module.css";
import { DecidedCandidate } from "./decided-candidate.tsx";
import { useCandidateMessages } from "./messages.ts";
import { useCandidate } from "./use-candidate.ts";
import { useCandidateLinks } from "./use-candidate-links.ts";
import { useDecideCandidates } from "./use-decide-candidates.ts";

const numberOf = ({ management_no }: Candidate): number => management_no;

export default function CandidateScreen() {
  const text = useCandidateMessages();
  const params = { id: Number(useParams().id), management_no: Number(useParams().management_no) };
  const navigate = useNavigate();
  const { list, pageOf } = useCandidateLinks(params.id);
  const table = useTable(listCandidates, { params: { id: params.id } });
  const neighbours = useNeighbours({
    table,
    idOf: numberOf,
    openId: params.management_no,
    onOpen: (no) => void navigate(no === undefined ? list : pageOf(no), { replace: true }),
  });
  const acts = useDecideCandidates(params.id, neighbours.goOn);
  const { candidate, query } = useCandidate(params, acts.hits);
  const [edited, setEdited] = useState<number | null>(null);
  const isEditing = edited === params.management_no;
  return (
    <DetailScreen
      to={list}
      title={text.list.title}
      query={query}
      className={styles.screen}
      refused={(error) =>
        error.status === 404 && !isEditing ? (
          <Card>
            <DecidedCandidate error={error} communityId={params.id} onNext={neighbours.onNext} />
          </Card>
        ) : undefined
      }
    >
      {([{ data }, { data: definition }]) => (
        <CandidatePage
          communityId={params.id}
          candidate={data}
          definition={definition}
          neighbours={neighbours}
          acts={acts}
          onReload={candidate.refetch}
          isEditing={isEditing}
          onEdit={(isOpen) => setEdited(isOpen ? params.management_no : null)}
          decided={candidate.error?.status === 404 ? candidate.error : undefined}
        />
      )}
    </DetailScreen>
  );
}
