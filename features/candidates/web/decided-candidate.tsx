import { IconUserCheck } from "@tabler/icons-react";
import { linkTo } from "#kit/contract/link-to.ts";
import { Button, ButtonLink } from "#kit/ui/button/button.tsx";
import { ButtonRow } from "#kit/ui/button/button-row.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { candidateErrors } from "../contract/errors.ts";
import { useCandidateMessages } from "./messages.ts";

type Props = {
  /** The error says why there is no candidate to show. */
  readonly error: ApiError;
  readonly communityId: number;
  readonly onNext: (() => void) | undefined;
};

/** Replaces a candidate who waits no more: says who decided and when, and links onward. */
export function DecidedCandidate({ error, communityId, onNext }: Props) {
  const text = useCandidateMessages().edit;
  const { language } = useLanguage();
  const decision =
    error.code === candidateErrors.CANDIDATE_DECIDED.code ? error.faults[0]?.params : undefined;
  return (
    <div role="status">
      <EmptyState
        icon={IconUserCheck}
        title={decision ? errorText(error, language) : text.gone}
        action={
          <ButtonRow>
            {decision && (
              <ButtonLink
                variant="subtle"
                to={linkTo("/community/communities/:id/bulk_acts/:bulk_act", {
                  id: communityId,
                  bulk_act: Number(decision.bulk_act),
                })}
              >
                {text.result}
              </ButtonLink>
            )}
            {onNext && (
              <Button variant="primary" onClick={onNext}>
                {text.next}
              </Button>
            )}
          </ButtonRow>
        }
      >
        {decision ? text.decided(`${decision.name}`) : text.goneHint}
      </EmptyState>
    </div>
  );
}
