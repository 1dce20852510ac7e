import { IconArrowLeft, IconUserCheck } from "@tabler/icons-react";
import { useLocation, useParams } from "react-router";
import { showRegistrationColumns } from "#features/member-details/contract/calls.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
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
  const options = { refetchOnWindowFocus: false, meta: { quiet: true } };
  const params = { id: Number(id), management_no: Number(management_no) };
  const candidate = useCall(showCandidate, { params }, options);
  const columns = useCall(showRegistrationColumns, { params: { id: params.id } }, options);
  const error = candidate.error ?? columns.error;
  return (
    <div className={styles.screen}>
      <div>
        <ButtonLink to={list} variant="subtle" icon={<IconArrowLeft size={20} aria-hidden="true" />}>
          {text.back}
        </ButtonLink>
      </div>
      {candidate.data && columns.data ? (
        <CandidateForm
          // A version loaded anew begins the form anew.
          key={candidate.data.data.updated_at}
          communityId={params.id}
          candidate={candidate.data.data}
          asked={columns.data.data}
          list={list}
          onReload={() => void candidate.refetch()}
        />
      ) : error ? (
        <Failed
          error={error}
          pending={candidate.isFetching || columns.isFetching}
          onRetry={() => void Promise.all([candidate.refetch(), columns.refetch()])}
        />
      ) : (
        <RowSkeletons count={8} />
      )}
    </div>
  );
}

function Failed({ error, pending, onRetry }: { error: ApiError; pending: boolean; onRetry: () => void }) {
  const text = useCandidateMessages().edit;
  const { language } = useLanguage();
  if (error.code === commonErrors.RECORD_NOT_FOUND.code)
    return (
      <Card>
        <EmptyState icon={<IconUserCheck size={40} stroke={1.5} aria-hidden="true" />} title={text.gone}>
          {text.goneHint}
        </EmptyState>
      </Card>
    );
  const message = errorText({ message_code: error.code }, language);
  return <ErrorState message={message} onRetry={onRetry} pending={pending} />;
}
