import { useMemo } from "react";
import { prepareDetails } from "#features/member-details/contract/details.ts";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import {
  checkCorrection,
  correctionForm,
  DetailsFields,
  DetailsReader,
  detailsIn,
} from "#features/member-details/web/index.ts";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { callKey } from "#kit/web/query/use-call.ts";
import { type CandidateView, editCandidate, showCandidate } from "../contract/calls.ts";
import { approveCandidates } from "../contract/decisions.ts";
import { candidateErrors } from "../contract/errors.ts";
import styles from "./candidates.module.css";
import { useCandidateMessages } from "./messages.ts";
import { useSaveToAlumnus } from "./use-save-to-alumnus.ts";

type Props = {
  readonly communityId: number;
  readonly candidate: CandidateView;
  readonly definition: RegistrationForm;
  readonly onReload: () => Promise<unknown>;
  /** The person waits no more: what was typed goes to the alumnus they have become, or nowhere. */
  readonly decided: ApiError | undefined;
  readonly onDone: () => void;
};

export function CandidateForm({ communityId, candidate, definition, onReload, decided, onDone }: Props) {
  const text = useCandidateMessages().edit;
  const { language } = useLanguage();
  const saveToAlumnus = useSaveToAlumnus(communityId, candidate);
  const isAlumnus = decided?.faults[0]?.params?.kind === approveCandidates.kind;
  const columns = useMemo(() => correctionForm(definition, candidate), [definition, candidate]);
  const params = { id: communityId, management_no: candidate.management_no };
  const form = useForm(editCandidate, {
    initial: () => prepareDetails(detailsIn(candidate), columns),
    version: candidate.updated_at,
    lastChange: candidate.last_change,
    check: (values) => checkCorrection(values, detailsIn(candidate), columns),
    input: (values, updated_at) => ({ params, body: { ...values, updated_at } }),
    onReload,
    keptAs: callKey(showCandidate, { params }),
    ...(isAlumnus ? { send: saveToAlumnus } : {}),
    onRefused: (error: ApiError) =>
      error.code === candidateErrors.CANDIDATE_DECIDED.code ? [] : error.faults,
    done: () => (isAlumnus ? text.savedToAlumnus : text.saved),
    onDone,
  });
  return (
    <DetailsReader.Provider value="office">
      <Form
        form={form}
        {...(isAlumnus || !decided ? { submit: isAlumnus ? text.saveToAlumnus : text.save } : {})}
        className={styles.form}
        edits
        bar={{ onCancel: onDone }}
      >
        <div className={styles.fields}>
          {decided && (
            <NoticeBox>
              <p>{errorText(decided, language)}</p>
              <p>{isAlumnus ? text.toAlumnus : text.unsaved}</p>
            </NoticeBox>
          )}
          {!candidate.abilities.edit_account && <NoticeBox>{text.locked}</NoticeBox>}
          <DetailsFields {...form} form={columns} accountLocked={!candidate.abilities.edit_account} />
        </div>
      </Form>
    </DetailsReader.Provider>
  );
}
