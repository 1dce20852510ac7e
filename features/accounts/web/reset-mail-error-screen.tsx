import { useSearchParams } from "react-router";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { knowErrors } from "#kit/web/errors/error-texts.ts";
import { RefusalScreen } from "#kit/web/errors/refusal-screen.tsx";
import { accountErrors } from "../contract/errors.ts";
import { useAccountMessages } from "./messages.ts";
import { ownArea } from "./own-area.ts";

// The address carries the code; no call has answered it here.
knowErrors(Object.values(accountErrors));

const known: readonly string[] = [
  accountErrors.ERROR_EMAIL_LINK_EXPIRED.code,
  accountErrors.ERROR_EMAIL_LINK_USED.code,
  accountErrors.ERROR_EMAIL_LINK_VOID.code,
  accountErrors.ERROR_EMAIL_TAKEN.code,
];

export default function ResetMailErrorScreen() {
  const { confirmEmail: text, reset } = useAccountMessages();
  const { paths } = ownArea();
  const given = useSearchParams()[0].get("message_code") ?? "";
  const code = known.includes(given) ? given : accountErrors.ERROR_EMAIL_LINK_UNKNOWN.code;
  const isTaken = code === accountErrors.ERROR_EMAIL_TAKEN.code;
  return (
    <RefusalScreen
      title={isTaken ? text.errorTitle : reset.refused}
      reason={{ message_code: code }}
      action={
        <ButtonLink to={paths.settings} variant="primary">
          {text.toSettings}
        </ButtonLink>
      }
    />
  );
}
