import { useNavigate } from "react-router";
import { useRegistrationMessages } from "#features/registration/web/index.ts";
import { useLogOut } from "#features/sessions/web/index.ts";
import { Button, ButtonLink } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import type { InvitedProps } from "./invitation-screen.tsx";
import { beginDraft } from "./joining-draft.ts";
import { joiningFlow, joiningLoginLink } from "./joining-links.ts";
import { useEmployeeMessages } from "./messages.ts";

/** Nobody has registered with the address yet. */
export function AsNewcomer({ invitationKey, answer }: InvitedProps) {
  const { invitation: invitationText } = useRegistrationMessages();
  const text = useEmployeeMessages().register;
  const navigate = useNavigate();
  const start = () => {
    beginDraft(invitationKey, answer);
    navigate(joiningFlow.input);
  };
  return (
    <>
      <h2>{invitationText.flow}</h2>
      <ol className={common.bullets}>
        <li>{text.flowInput}</li>
        <li>{text.flowIn}</li>
      </ol>
      <Button variant="primary" fullWidth onClick={start}>
        {invitationText.start}
      </Button>
    </>
  );
}

/** The address has an account: the login leads back here. */
export function ToLogIn({ invitationKey }: InvitedProps) {
  const text = useEmployeeMessages().logIn;
  return (
    <>
      <p>{text.lead}</p>
      <ButtonLink to={joiningLoginLink(invitationKey)} variant="primary" fullWidth>
        {text.submit}
      </ButtonLink>
    </>
  );
}

/** Somebody else than the invited person is signed in. */
export function AsOther({ answer, onChanged }: InvitedProps) {
  const text = useEmployeeMessages().otherAccount;
  const { account } = answer;
  return (
    <>
      <h2>{text.title}</h2>
      {account && <p>{text.text(account.name, account.email)}</p>}
      <LeaveButton label={text.logOut} variant="primary" onOut={onChanged} />
    </>
  );
}

type Leaving = {
  readonly label: string;
  readonly variant: "primary" | "subtle";
  readonly onOut: () => void;
};

export function LeaveButton({ label, variant, onOut }: Leaving) {
  const logOut = useLogOut("community", onOut);
  return (
    <>
      <Button variant={variant} fullWidth onClick={() => logOut.run()}>
        {label}
      </Button>
      {logOut.dialog}
    </>
  );
}
