import { IconMailOpened } from "@tabler/icons-react";
import { useEffect } from "react";
import { useParams } from "react-router";
import { invitationErrors } from "#features/invitations/contract/errors.ts";
import { registrationErrors } from "#features/registration/contract/errors.ts";
import { useRegistrationMessages } from "#features/registration/web/index.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import type { FieldFault } from "#kit/contract/errors.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { readLanguageChoice } from "#kit/web/language-choice.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { lobbyPath, loginPath } from "#kit/web/session/area.ts";
import { clearStoredSession, readStoredSession } from "#kit/web/session/stored-session.ts";
import { showEmployeeInvitation } from "../contract/calls.ts";
import { AsAccount } from "./as-account.tsx";
import styles from "./employees.module.css";
import { AsNewcomer, AsOther, ToLogIn } from "./invited.tsx";
import { useEmployeeMessages } from "./messages.ts";
import "./joining-errors.ts";

/** Where the mail of an invitation leads an enrolled user. R006, R197: without a key nothing is asked. */
export default function InvitationScreen() {
  const text = useRegistrationMessages().landing;
  const { key = "" } = useParams();
  return (
    <div className={styles.screen}>
      <h1>{text.title}</h1>
      {key === "" ? (
        <Refused fault={{ message_code: invitationErrors.INVALID_URL_ERROR.code }} />
      ) : (
        <Invitation key={key} invitationKey={key} />
      )}
    </div>
  );
}

function Invitation({ invitationKey }: { invitationKey: string }) {
  const query = useCall(
    showEmployeeInvitation,
    { params: { x: invitationKey } },
    { meta: { silent: true }, retry: false },
  );
  useLanguageOfMail(query.data);
  const isOut = query.data?.account === null;
  useEffect(() => {
    // The session may have ended elsewhere, though this browser still thinks it is on.
    if (isOut) clearStoredSession("community");
  }, [isOut]);
  const lines = (
    <Card className={styles.stack}>
      <SkeletonLine width="80%" />
      <SkeletonLine width="40%" />
      <SkeletonLine />
    </Card>
  );
  return (
    <Loaded
      query={query}
      skeleton={lines}
      refused={({ status, code, faults }) =>
        status === 400 || status === 404 ? <Refused fault={faults[0] ?? { message_code: code }} /> : undefined
      }
    >
      {(answer) => (
        // Asked again after somebody else has logged out, or when the place has gone meanwhile.
        <Invited invitationKey={invitationKey} answer={answer} onChanged={() => void query.refetch()} />
      )}
    </Loaded>
  );
}

/** Whoever reads the invitation in English goes on in English, unless this browser has been told otherwise. */
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
  const text = useRegistrationMessages().landing;
  const own = useEmployeeMessages();
  const { employee_community_information: community, invitation, step } = props.answer;
  const Next = next[step];
  return (
    <Card className={styles.stack}>
      <p className={styles.communityName}>{text.invites(community.name)}</p>
      <p className={styles.lead}>
        {text.by}: {community.corporation_name}
      </p>
      {community.description && <p>{community.description}</p>}
      <ConfirmList
        items={[
          { label: own.invited, value: `${invitation.family_name} ${invitation.given_name}` },
          { label: own.mailedTo, value: invitation.email },
        ]}
      />
      <Next {...props} />
    </Card>
  );
}

function Refused({ fault }: { fault: FieldFault }) {
  const text = useRegistrationMessages().landing;
  const { language } = useLanguage();
  const isIn = readStoredSession("community") !== null;
  const participated = fault.message_code === registrationErrors.ERROR_PARTICIPATED.code;
  return (
    <Card>
      <EmptyState
        icon={<IconMailOpened size={40} stroke={1.5} aria-hidden="true" />}
        action={
          <ButtonLink
            to={isIn ? lobbyPath("community") : loginPath.community}
            variant={participated ? "primary" : "secondary"}
          >
            {isIn ? text.toLobby : text.toLogin}
          </ButtonLink>
        }
      >
        {errorText(fault, language)}
      </EmptyState>
    </Card>
  );
}
