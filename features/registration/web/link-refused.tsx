import { IconLockExclamation, IconUserCheck } from "@tabler/icons-react";
import { Navigate } from "react-router";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { RefusalScreen } from "#kit/web/errors/refusal-screen.tsx";
import { loginPath } from "#kit/web/session/area.ts";
import { registrationErrors } from "../contract/errors.ts";
import { useRegistrationMessages } from "./messages.ts";
import { registrationCode } from "./registration-errors.ts";
import { errorLink, joiningLoginLink } from "./registration-links.ts";

/** Says why the mail's link opens nothing, and leads on: to the invitation again, or to the login. */
export function LinkRefused({ error }: { error: ApiError }) {
  const text = useRegistrationMessages();
  const invitedCode = error.faults[0]?.params?.invited_code?.toString();
  const hasAccount = error.code === membershipErrors.VALIDATE_DUPLICATE.code;
  const isLocked = error.code === registrationErrors.ERROR_ACTIVATION_LOCKED.code;
  if (error.code === registrationErrors.ERROR_ACTIVATION_EXPIRED.code)
    return <Navigate to={linkTo("/confirm_error", {}, { invited_code: invitedCode })} replace />;
  if (!hasAccount && !isLocked) return <Navigate to={errorLink(registrationCode(error))} replace />;
  const anew = invitedCode
    ? linkTo("/alumni/invited_communities/alumni/:key", { key: invitedCode })
    : linkTo("/alumni/invited_communities/alumni");
  const login = invitedCode ? joiningLoginLink(invitedCode) : loginPath.alumni;
  return (
    <RefusalScreen
      title={hasAccount ? text.activation.hasAccount : text.error.title}
      reason={hasAccount ? text.activation.hasAccountLead : error}
      icon={hasAccount ? IconUserCheck : IconLockExclamation}
      action={
        <ButtonLink to={hasAccount ? login : anew} variant="primary">
          {hasAccount ? text.finished.login : text.activation.anew}
        </ButtonLink>
      }
    />
  );
}
