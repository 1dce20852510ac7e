import { useQueryClient } from "@tanstack/react-query";
import { Navigate, useNavigate } from "react-router";
import { listCommunities } from "#features/lobby/contract/calls.ts";
import { questionsSeen } from "#features/member-details/contract/slots.ts";
import { columnItems, useJobTypeName, useMemberDetailsMessages } from "#features/member-details/web/index.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { ConfirmList, FlowSteps } from "#kit/ui/form-flow/form-flow.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useSend } from "#kit/web/query/use-call.ts";
import { joinCommunity, showInvitedCommunity } from "../contract/calls.ts";
import { prepareJoining } from "../contract/joining-schema.ts";
import { joiningSteps } from "./flow-steps.ts";
import { type Invited, InvitedAlumnus } from "./invited-alumnus.tsx";
import type { JoinedState } from "./join-finished-screen.tsx";
import { endJoining } from "./joining-draft.ts";
import { useRegistrationMessages } from "./messages.ts";
import styles from "./registration.module.css";
import { registrationCode } from "./registration-errors.ts";
import { joiningPath, registrationPaths } from "./registration-paths.ts";
import { useRefusal } from "./use-refusal.ts";

/** SA26: everything once more, then it is sent. */
export default function JoinConfirmScreen() {
  return (
    <InvitedAlumnus>
      {(invited) =>
        // Nothing has been typed yet.
        invited.draft.values.display_name === undefined ? (
          <Navigate to={joiningPath(invited.draft.invited_code)} replace />
        ) : (
          <Confirm invited={invited} />
        )
      }
    </InvitedAlumnus>
  );
}

function Confirm({ invited }: { invited: Invited }) {
  const text = useRegistrationMessages();
  const details = useMemberDetailsMessages();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const join = useJoin();
  const { draft, alumni_community_information: community, registration_columns: form } = invited;
  const joining = prepareJoining(draft.values, form);
  const jobType = useJobTypeName(joining, form);
  const failure = join.error && registrationCode(join.error);
  const submit = () =>
    join.mutate({
      params: { id: community.id },
      body: { ...joining, ...questionsSeen(form), invited_code: draft.invited_code },
    });
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <FlowSteps steps={joiningSteps} current="confirm" />
        <h1>{text.confirm.title}</h1>
        <p className={styles.lead}>{text.join.confirmLead(community.name)}</p>
      </div>
      <Card>
        <ConfirmList
          items={[
            { label: details.field.display_name, value: joining.display_name },
            ...columnItems(joining, { text: details, language, form, jobType }),
            { label: text.join.consent, value: text.confirm.agreed },
          ]}
        />
      </Card>
      {failure && <NoticeBox alert>{errorText({ message_code: failure }, language)}</NoticeBox>}
      <div className={styles.buttons}>
        <Button onClick={() => navigate(joiningPath(draft.invited_code))} disabled={join.isPending}>
          {text.confirm.back}
        </Button>
        <Button variant="primary" pending={join.isPending} onClick={submit}>
          {text.join.submit}
        </Button>
      </div>
    </div>
  );
}

function useJoin() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useSend(joinCommunity, {
    meta: { silent: true },
    onSuccess: ({ data }) => {
      endJoining();
      for (const { path } of [listCommunities, showInvitedCommunity])
        void queryClient.invalidateQueries({ queryKey: [path], refetchType: "none" });
      navigate(registrationPaths.joinFinished, { replace: true, state: data satisfies JoinedState });
    },
    onError: useRefusal(registrationPaths.join),
  });
}
