import { IconAlertTriangle } from "@tabler/icons-react";
import { useSearchParams } from "react-router";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { RefusalScreen } from "#kit/web/errors/refusal-screen.tsx";
import { lobbyPath, loginPath } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";
import { useRegistrationMessages } from "./messages.ts";
import { shownCode } from "./registration-errors.ts";

export default function RegisterErrorScreen() {
  const text = useRegistrationMessages().error;
  const [query] = useSearchParams();
  const code = shownCode(query.get("message_code") ?? "");
  const hasAccount =
    code === membershipErrors.ERROR_PARTICIPATED.code || code === membershipErrors.VALIDATE_DUPLICATE.code;
  // No other code helps while the community is full.
  const isFull = code === membershipErrors.VALIDATE_NUMBER_OF_USERS.code;
  const isIn = readStoredSession("alumni") !== null;
  const login = isIn
    ? { to: lobbyPath("alumni"), label: text.toLobby }
    : { to: loginPath.alumni, label: text.toLogin };
  const next = hasAccount
    ? login
    : { to: linkTo("/alumni/invited_communities/alumni"), label: text.toInvitation };
  return (
    <RefusalScreen
      title={text.title}
      reason={{ message_code: code }}
      icon={IconAlertTriangle}
      action={
        <ButtonLink to={next.to} variant={isFull ? "secondary" : "primary"}>
          {next.label}
        </ButtonLink>
      }
    />
  );
}
