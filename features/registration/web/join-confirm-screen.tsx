import { Navigate } from "react-router";
import { questionsSeen } from "#features/member-details/contract/slots.ts";
import {
  answerItems,
  columnItems,
  useJobTypeName,
  useMemberDetailsMessages,
} from "#features/member-details/web/index.ts";
import { FlowConfirm } from "#kit/ui/form-flow/flow-screen.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useFlow } from "#kit/web/forms/use-flow.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { joinCommunity } from "../contract/calls.ts";
import { prepareJoining } from "../contract/joining-schema.ts";
import { joiningSteps } from "./flow-steps.ts";
import { type Invited, InvitedAlumnus } from "./invited-alumnus.tsx";
import type { JoinedState } from "./join-finished-screen.tsx";
import { endJoining } from "./joining-draft.ts";
import { useRegistrationMessages } from "./messages.ts";
import { registrationCode } from "./registration-errors.ts";
import { joiningFlow, joiningLink } from "./registration-links.ts";
import { useRefusal } from "./use-refusal.ts";

export default function JoinConfirmScreen() {
  return (
    <InvitedAlumnus>
      {(invited) =>
        // Nothing has been typed yet.
        invited.draft.values.display_name === undefined ? (
          <Navigate to={joiningLink(invited.draft.invited_code)} replace />
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
  const { draft, alumni_community_information: community, registration_columns: form } = invited;
  const joining = prepareJoining(draft.values, form);
  const jobType = useJobTypeName(joining, form);
  const flow = useFlow(joiningFlow(draft.invited_code));
  const onRefused = useRefusal(flow);
  const join = useAction(joinCommunity, {
    input: () => ({
      params: { id: community.id },
      body: { ...joining, ...questionsSeen(form), invited_code: draft.invited_code },
    }),
    onDone: ({ data }) => {
      endJoining();
      return flow.finish(data satisfies JoinedState);
    },
    refused: (error) => errorText({ message_code: registrationCode(error) }, language),
    onRefused,
    showsProblem: true,
  });
  return (
    <FlowConfirm
      steps={joiningSteps(community.approve_alumni_by_hand)}
      title={text.confirm.title}
      lead={text.join.confirmLead(community.name)}
      items={[
        { label: details.field.display_name, value: joining.display_name },
        ...columnItems(joining, { text: details, language, form, jobType }),
        ...answerItems(joining, { text: details, form }),
        { label: text.join.consent, value: text.confirm.agreed },
      ]}
      action={join}
      submit={text.join.submit}
      onBack={flow.toInput}
    />
  );
}
