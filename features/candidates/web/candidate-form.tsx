import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import { DetailsFields, useDetailsForm } from "#features/member-details/web/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { focusFirstError } from "#kit/ui/fields/focus-first-error.ts";
import { FormNotice } from "#kit/ui/form-notice/form-notice.tsx";
import { LeaveGuard } from "#kit/ui/leave-guard/leave-guard.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { isApiError } from "#kit/web/api/api-error.ts";
import { reportError } from "#kit/web/errors/report-error.ts";
import { callKey, useSend } from "#kit/web/query/use-call.ts";
import { type CandidateView, editCandidate, listCandidates, showCandidate } from "../contract/calls.ts";
import { CandidateFacts } from "./candidate-facts.tsx";
import styles from "./candidates.module.css";
import { DecideButtons } from "./decide-buttons.tsx";
import { detailsOf, editForm } from "./edit-form.ts";
import { useCandidateMessages } from "./messages.ts";

type Props = {
  readonly communityId: number;
  readonly candidate: CandidateView;
  readonly asked: RegistrationForm;
  readonly list: string;
  readonly onReload: () => void;
};

export function CandidateForm({ communityId, candidate, asked, list, onReload }: Props) {
  const text = useCandidateMessages().edit;
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const form = useMemo(() => editForm(asked, candidate), [asked, candidate]);
  const state = useDetailsForm(detailsOf(candidate), form);
  const save = useSave(communityId, candidate.management_no);
  const [refusals, setRefusals] = useState(0);
  const [isDirty, setDirty] = useState(false);
  useEffect(() => {
    if (refusals > 0 && element.current) focusFirstError(element.current);
  }, [refusals]);

  const isStale = isApiError(save.error, commonErrors.ERROR_STATUS_HAS_CHANGED.code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const mended = state.submit();
    if (!mended) return setRefusals((count) => count + 1);
    return save.mutate(
      {
        params: { id: communityId, management_no: candidate.management_no },
        body: { ...mended, updated_at: candidate.updated_at },
      },
      {
        onError: (error) => {
          state.say(error.faults.filter((fault) => fault.field));
          setRefusals((count) => count + 1);
        },
      },
    );
  };
  const errorCount = Object.keys(state.errors).length;
  return (
    <form ref={element} className={styles.form} onSubmit={submit} noValidate>
      <h1>{text.title(`${candidate.family_name} ${candidate.given_name}`)}</h1>
      <CandidateFacts candidate={candidate}>
        <DecideButtons
          communityId={communityId}
          candidate={candidate}
          disabled={isDirty}
          onDecided={() => navigate(list, { replace: true })}
        />
      </CandidateFacts>
      {!candidate.abilities.edit_account && <NoticeBox>{text.locked}</NoticeBox>}
      <DetailsFields
        {...state}
        set={(changes) => {
          setDirty(true);
          state.set(changes);
        }}
        form={form}
        accountLocked={!candidate.abilities.edit_account}
      />
      <FormNotice
        onReload={isStale ? onReload : undefined}
        problem={refusals > 0 && errorCount > 0 ? text.hasErrors(errorCount) : undefined}
      />
      <Button type="submit" variant="primary" pending={save.isPending} disabled={!isDirty}>
        {text.save}
      </Button>
      <LeaveGuard when={isDirty && !save.isSuccess} />
    </form>
  );
}

/** A stale edit stays on the screen with what was typed; the rest is said by the one place for errors. R294 */
function useSave(communityId: number, managementNo: number) {
  const text = useCandidateMessages().edit;
  const cache = useQueryClient();
  return useSend(editCandidate, {
    meta: { quiet: true },
    onSuccess: (answer) => {
      toast({ type: "success", message: text.saved });
      const params = { id: communityId, management_no: managementNo };
      cache.setQueryData(callKey(showCandidate, { params } as never), answer);
      void cache.invalidateQueries({ queryKey: [listCandidates.path] });
    },
    onError: (error) => {
      const isStale = error.code === commonErrors.ERROR_STATUS_HAS_CHANGED.code;
      const isShownHere = isStale || error.faults.some((fault) => fault.field);
      if (!isShownHere) reportError(error, { quiet: false, call: "mutation" });
    },
  });
}
