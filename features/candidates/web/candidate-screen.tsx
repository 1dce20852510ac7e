import { IconArrowLeft, IconUserCheck } from "@tabler/icons-react";
import { useLocation, useParams } from "react-router";
import { showRegistrationColumns } from "#features/member-details/contract/calls.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { joinQueries } from "#kit/web/query/join-queries.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { showCandidate } from "../contract/calls.ts";
import { CandidateForm } from "./candidate-form.tsx";
import styles from "./candidates.module.css";
import { useCandidateMessages } from "./messages.ts";

const LIST = /\/\d+\/edit$/;

/** CI40: what one candidate said, to be corrected and decided upon. */
export default function CandidateScreen() {
  const text = useCandidateMessages().edit;
  const { id, management_no } = useParams();
  const { pathname, search } = useLocation();
  const list = pathname.replace(LIST, "") + search;
  const options = { refetchOnWindowFocus: false, meta: { silent: true } };
  const params = { id: Number(id), management_no: Number(management_no) };
  const candidate = useCall(showCandidate, { params }, options);
  const columns = useCall(showRegistrationColumns, { params: { id: params.id } }, options);
  const gone = (
    <Card>
      <EmptyState icon={<IconUserCheck size={40} stroke={1.5} aria-hidden="true" />} title={text.gone}>
        {text.goneHint}
      </EmptyState>
    </Card>
  );
  return (
    <div className={styles.screen}>
      <div>
        <ButtonLink to={list} variant="subtle" icon={<IconArrowLeft size={20} aria-hidden="true" />}>
          {text.back}
        </ButtonLink>
      </div>
      <Loaded query={joinQueries(candidate, columns)} skeleton={<RowSkeletons count={8} />} gone={gone}>
        {([{ data: shown }, { data: asked }]) => (
          <CandidateForm
            key={shown.management_no}
            communityId={params.id}
            candidate={shown}
            asked={asked}
            list={list}
            onReload={candidate.refetch}
          />
        )}
      </Loaded>
    </div>
  );
}
