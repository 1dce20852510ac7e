import { useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { FlowScreen } from "#kit/ui/form-flow/flow-screen.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { RefusalScreen } from "#kit/web/errors/refusal-screen.tsx";
import { accountErrors } from "../contract/errors.ts";
import styles from "./accounts.module.css";
import { isRefusal, LoadedLink } from "./link-state.tsx";
import { useAccountMessages } from "./messages.ts";
import { ownArea } from "./own-area.ts";
import { ResetPasswordForm } from "./reset-password-form.tsx";
import { useLink } from "./use-link.ts";

/** SC52, CA52: the mail's link leads here. Only the form uses the link up; opening the page does not. */
export default function ResetPasswordScreen() {
  const text = useAccountMessages().reset;
  const { calls, paths } = ownArea();
  const token = useSearchParams()[0].get("token") ?? "";
  const link = useLink(calls.checkResetLink, token);
  // The link was used in another tab, or expired, while the form was being filled in.
  const [refused, setRefused] = useState<ApiError | null>(null);
  if (token === "") return <Navigate to={paths.forgotPassword} replace />;
  if (isRefusal(refused)) return <RefusedReset code={refused.code} />;
  return (
    <LoadedLink link={link} label={text.checking} refused={(code) => <RefusedReset code={code} />}>
      {({ data: { email, linked } }) => (
        <FlowScreen title={text.title} lead={text.lead(email)}>
          <Card>
            <ResetPasswordForm email={email} linked={linked} token={token} onLinkRefused={setRefused} />
          </Card>
        </FlowScreen>
      )}
    </LoadedLink>
  );
}

function RefusedReset({ code }: { code: string }) {
  const text = useAccountMessages().reset;
  const { paths } = ownArea();
  const used = code === accountErrors.ERROR_RESET_LINK_USED.code;
  return (
    <RefusalScreen
      title={text.refused}
      reason={{ message_code: code }}
      action={
        <div className={styles.buttons}>
          {used && (
            <ButtonLink to={paths.login} variant="primary">
              {text.login}
            </ButtonLink>
          )}
          <ButtonLink to={paths.forgotPassword} variant={used ? "secondary" : "primary"}>
            {text.askAgain}
          </ButtonLink>
        </div>
      }
    />
  );
}
