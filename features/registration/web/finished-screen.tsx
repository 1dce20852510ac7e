import { useEffect } from "react";
import { Navigate, useSearchParams } from "react-router";
import { Card } from "#kit/ui/card/card.tsx";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useSend } from "#kit/web/query/use-call.ts";
import { loginPath } from "#kit/web/session/area.ts";
import { showPendingRegistration } from "../contract/calls.ts";
import { Activated } from "./activated.tsx";
import { Activation } from "./activation.tsx";
import { LinkRefused } from "./link-refused.tsx";
import { useRegistrationMessages } from "./messages.ts";
import styles from "./registration.module.css";

/** SA23: where the mail's link leads. Nothing takes effect before the person has seen what it will be. */
export default function FinishedScreen() {
  const [query] = useSearchParams();
  const token = query.get("token");
  return token ? <Opened key={token} token={token} /> : <Navigate to={loginPath.alumni} replace />;
}

function Opened({ token }: { token: string }) {
  const text = useRegistrationMessages().finished;
  const { language } = useLanguage();
  const look = useSend(showPendingRegistration, { meta: { quiet: true } });
  const { mutate } = look;
  useEffect(() => mutate({ body: { token } }), [mutate, token]);
  if (look.data?.data.registration)
    return <Activation token={token} link={look.data.data} registration={look.data.data.registration} />;
  if (look.data) return <Activated answer={{ ...look.data.data, session: null }} />;
  if (look.error?.status === 400) return <LinkRefused error={look.error} />;
  if (look.error)
    return (
      <ErrorState
        message={errorText({ message_code: look.error.code }, language)}
        onRetry={() => mutate({ body: { token } })}
        pending={look.isPending}
      />
    );
  return (
    <Card className={styles.stack} aria-busy="true">
      <h1>{text.checking}</h1>
      <SkeletonLine width="70%" />
      <SkeletonLine width="40%" />
    </Card>
  );
}
