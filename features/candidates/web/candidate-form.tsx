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
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { callKey } from "#kit/web/query/use-call.ts";
import { type CandidateView, editCandidate, showCandidate } from "../contract/calls.ts";
import styles from "./candidates.module.css";
import { useCandidateMessages } from "./messages.ts";

type Props = {
  readonly communityId: number;
  readonly candidate: CandidateView;
  readonly definition: RegistrationForm;
  readonly onReload: () => Promise<unknown>;
  readonly onDone: () => void;
};

export function CandidateForm({ communityId, candidate, definition, onReload, onDone }: Props) {
  const text = useCandidateMessages().edit;
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
    done: () => text.saved,
    onDone,
  });
  return (
    <DetailsReader.Provider value="office">
      <Form form={form} submit={text.save} className={styles.form} edits bar={{ onCancel: onDone }}>
        <div className={styles.fields}>
          {!candidate.abilities.edit_account && <NoticeBox>{text.locked}</NoticeBox>}
          <DetailsFields {...form} form={columns} accountLocked={!candidate.abilities.edit_account} />
        </div>
      </Form>
    </DetailsReader.Provider>
  );
}
