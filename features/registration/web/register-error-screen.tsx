import { IconAlertTriangle } from "@tabler/icons-react";
import { useSearchParams } from "react-router";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { lobbyPath, loginPath } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";
import { registrationErrors } from "../contract/errors.ts";
import { useRegistrationMessages } from "./messages.ts";
import styles from "./registration.module.css";
import { shownCode } from "./registration-errors.ts";
import { registrationPaths } from "./registration-paths.ts";

/** Says why nobody can be registered this way, and the next step. */
export default function RegisterErrorScreen() {
  const text = useRegistrationMessages().error;
  const { language } = useLanguage();
  const [query] = useSearchParams();
  const code = shownCode(query.get("message_code") ?? "");
  const hasAccount =
    code === registrationErrors.ERROR_PARTICIPATED.code ||
    code === registrationErrors.VALIDATE_DUPLICATE.code;
  // No other code helps while the community is full.
  const isFull = code === membershipErrors.VALIDATE_NUMBER_OF_USERS.code;
  const isIn = readStoredSession("alumni") !== null;
  const login = isIn
    ? { to: lobbyPath("alumni"), label: text.toLobby }
    : { to: loginPath.alumni, label: text.toLogin };
  const next = hasAccount ? login : { to: registrationPaths.invitation, label: text.toInvitation };
  return (
    <div className={styles.screen}>
      <h1>{text.title}</h1>
      <Card>
        <EmptyState
          icon={<IconAlertTriangle size={40} stroke={1.5} aria-hidden="true" />}
          action={
            <ButtonLink to={next.to} variant={isFull ? "secondary" : "primary"}>
              {next.label}
            </ButtonLink>
          }
        >
          {errorText({ message_code: code }, language)}
        </EmptyState>
      </Card>
    </div>
  );
}
