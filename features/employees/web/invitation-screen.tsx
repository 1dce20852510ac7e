import { useEffect } from "react";
import { useParams } from "react-router";
import { invitationErrors } from "#features/invitations/contract/errors.ts";
import { registrationErrors } from "#features/registration/contract/errors.ts";
import {
  InvitationPage,
  InvitedTo,
  InvitingCommunity,
  LoadedInvitation,
  RefusedInvitation,
  useRegistrationMessages,
} from "#features/registration/web/index.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import type { FieldFault } from "#kit/contract/errors.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { readLanguageChoice } from "#kit/web/language-choice.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { lobbyPath, loginPath } from "#kit/web/session/area.ts";
import { clearStoredSession, readStoredSession } from "#kit/web/session/stored-session.ts";
import { showEmployeeInvitation } from "../contract/calls.ts";
import { AsAccount } from "./as-account.tsx";
import { AsNewcomer, AsOther, ToLogIn } from "./invited.tsx";
import { useEmployeeMessages } from "./messages.ts";
import "./joining-errors.ts";

/** An enrolled user's invitation mail leads here. R006, R197: without a key nothing is asked. */
export default function InvitationScreen() {
  const { key = "" } = useParams();
  return (
    <InvitationPage>
      {key === "" ? (
        <Refused fault={{ message_code: invitationErrors.INVALID_URL_ERROR.code }} />
      ) : (
        <Invitation key={key} invitationKey={key} />
      )}
    </InvitationPage>
  );
}

function Invitation({ invitationKey }: { invitationKey: string }) {
  const query = useCall(showEmployeeInvitation, { params: { x: invitationKey } }, { retry: false });
  useLanguageOfMail(query.data);
  const isOut = query.data?.account === null;
  useEffect(() => {
    // The session may have ended elsewhere while this browser still has it stored.
    if (isOut) clearStoredSession("community");
  }, [isOut]);
  return (
    <LoadedInvitation
      query={query}
      refused={({ code, faults }) => <Refused fault={faults[0] ?? { message_code: code }} />}
    >
      {(answer) => (
        // It is loaded again after a logout, or when the place is gone meanwhile.
        <Invited invitationKey={invitationKey} answer={answer} onChanged={() => void query.refetch()} />
      )}
    </LoadedInvitation>
  );
}

/** The language of the invitation becomes the screen's, unless another was chosen in this browser. */
function useLanguageOfMail(answer: AnswerOf<typeof showEmployeeInvitation> | undefined): void {
  const { setLanguage } = useLanguage();
  const mailed = answer?.step === "register" ? answer.invitation.language : undefined;
  useEffect(() => {
    if (mailed && !readLanguageChoice()) setLanguage(mailed);
  }, [mailed, setLanguage]);
}

export type InvitedProps = {
  readonly invitationKey: string;
  readonly answer: AnswerOf<typeof showEmployeeInvitation>;
  readonly onChanged: () => void;
};

const next = { register: AsNewcomer, log_in: ToLogIn, join: AsAccount, other_account: AsOther } as const;

function Invited(props: InvitedProps) {
  const own = useEmployeeMessages();
  const { employee_community_information: community, invitation, step } = props.answer;
  const Next = next[step];
  return (
    <InvitingCommunity community={community}>
      <InvitedTo community={community}>
        <ConfirmList
          items={[
            { label: own.invited, value: `${invitation.family_name} ${invitation.given_name}` },
            { label: own.mailedTo, value: <EmailAddress address={invitation.email} /> },
          ]}
        />
        <Next {...props} />
      </InvitedTo>
    </InvitingCommunity>
  );
}

function Refused({ fault }: { fault: FieldFault }) {
  const text = useRegistrationMessages().invitation;
  const isIn = readStoredSession("community") !== null;
  const participated = fault.message_code === registrationErrors.ERROR_PARTICIPATED.code;
  return (
    <RefusedInvitation fault={fault}>
      <ButtonLink
        to={isIn ? lobbyPath("community") : loginPath.community}
        variant={participated ? "primary" : "secondary"}
      >
        {isIn ? text.toLobby : text.toLogin}
      </ButtonLink>
    </RefusedInvitation>
  );
}
