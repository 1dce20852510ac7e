import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { listCommunities } from "#features/lobby/contract/calls.ts";
import { defaultConsentVersions } from "#features/registration/contract/consent.ts";
import { CommunityConsent, useRegistrationMessages } from "#features/registration/web/index.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { focusFirstError } from "#kit/ui/fields/focus-first-error.ts";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useSend } from "#kit/web/query/use-call.ts";
import { joinAsEmployee } from "../contract/calls.ts";
import { affiliationBody } from "../contract/joining-schema.ts";
import styles from "./employees.module.css";
import type { FinishedState } from "./finished-screen.tsx";
import type { InvitedProps } from "./invitation-screen.tsx";
import { LeaveButton } from "./invited.tsx";
import { endsJoining, fieldFaultsOf, shownFault } from "./joining-errors.ts";
import { joiningPaths } from "./joining-paths.ts";
import { useEmployeeMessages } from "./messages.ts";
import { useForgetTerms } from "./use-forget-terms.ts";

type Affiliation = { invited_code: string; consent_community: boolean; consent_community_version: number };

const check = (values: Affiliation) => checkValues<Affiliation>(affiliationBody, values);

/** The invited employee is signed in: the community's terms are all that is asked. */
export function AsAccount({ invitationKey, answer, onChanged }: InvitedProps) {
  const { landing } = useRegistrationMessages();
  const text = useEmployeeMessages().join;
  const { language } = useLanguage();
  const { employee_community_information: community, account } = answer;
  const name = account?.name ?? "";
  const element = useRef<HTMLFormElement>(null);
  const state = useCheckedForm<Affiliation>({
    initial: () => ({
      invited_code: invitationKey,
      consent_community: false,
      consent_community_version: defaultConsentVersions.community,
    }),
    check,
  });
  // Counts refused attempts, so that the focus goes to the consent once its error is drawn.
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0 && element.current) focusFirstError(element.current);
  }, [refusals]);
  const join = useJoin(onChanged, (faults) => {
    state.say(faults);
    setRefusals((count) => count + 1);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (join.isPending) return;
    const body = state.submit();
    if (body) join.mutate({ params: { id: community.id }, body: body as never });
    else setRefusals((count) => count + 1);
  };
  const { error } = join;
  return (
    <>
      <p>{text.lead(name)}</p>
      <form ref={element} className={styles.form} onSubmit={submit} noValidate>
        <CommunityConsent state={state} community={community} kind="employee" />
        {error && !endsJoining(error) && fieldFaultsOf(error).length === 0 && (
          <NoticeBox alert>{errorText(shownFault(error), language)}</NoticeBox>
        )}
        <Button type="submit" variant="primary" fullWidth pending={join.isPending}>
          {text.submit}
        </Button>
      </form>
      <LeaveButton label={landing.notMe(name)} variant="subtle" onOut={onChanged} />
    </>
  );
}

type Faults = ReturnType<typeof fieldFaultsOf>;

function useJoin(onChanged: () => void, onFaults: (faults: Faults) => void) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const forgetTerms = useForgetTerms();
  return useSend(joinAsEmployee, {
    meta: { quiet: true },
    onSuccess: ({ data }) => {
      void queryClient.invalidateQueries({ queryKey: [listCommunities.path], refetchType: "none" });
      const state: FinishedState = { community: data.community, isNew: false };
      navigate(joiningPaths.finished, { replace: true, state });
    },
    onError: (error) => {
      if (endsJoining(error)) return onChanged();
      forgetTerms();
      const faults = fieldFaultsOf(error);
      if (faults.length > 0) onFaults(faults);
    },
  });
}
