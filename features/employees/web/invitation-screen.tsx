import { useEffect } from "react";
import { useParams } from "react-router";
import { invitationErrors } from "#features/invitations/contract/errors.ts";
import {
  InvitationPage,
  InvitedTo,
  InvitingCommunity,
  LoadedInvitation,
  OwnPlaceLink,
  RefusedInvitation,
} from "#features/registration/web/index.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import { ApiError } from "#kit/web/api/api-error.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { clearStoredSession } from "#kit/web/session/stored-session.ts";
import { useMailedLanguage } from "#kit/web/use-mailed-language.ts";
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
        <Refused error={new ApiError(404, invitationErrors.INVALID_URL_ERROR.code)} />
      ) : (
        <Invitation key={key} invitationKey={key} />
      )}
    </InvitationPage>
  );
}

function Invitation({ invitationKey }: { invitationKey: string }) {
  const query = useCall(showEmployeeInvitation, { params: { x: invitationKey } }, { retry: false });
  useMailedLanguage(query.data?.step === "register" ? query.data.invitation.language : undefined);
  const isOut = query.data?.account === null;
  useEffect(() => {
    // The session may have ended elsewhere while this browser still has it stored.
    if (isOut) clearStoredSession("community");
  }, [isOut]);
  return (
    <LoadedInvitation query={query} refused={(error) => <Refused error={error} />}>
      {(answer) => (
        // It is loaded again after a logout, or when the place is gone meanwhile.
        <Invited invitationKey={invitationKey} answer={answer} onChanged={() => void query.refetch()} />
      )}
    </LoadedInvitation>
  );
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
    <InvitingCommunity community={community} code={props.invitationKey}>
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

function Refused({ error }: { error: ApiError }) {
  return (
    <RefusedInvitation error={error}>
      <OwnPlaceLink area="community" error={error} />
    </RefusedInvitation>
  );
}
