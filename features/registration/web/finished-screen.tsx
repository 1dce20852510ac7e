import { IconCircleCheck, IconHourglass } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { Navigate, useSearchParams } from "react-router";
import type { AnswerOf } from "#kit/contract/call.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { FlowSteps } from "#kit/ui/form-flow/form-flow.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useSend } from "#kit/web/query/use-call.ts";
import { loginPath } from "#kit/web/session/area.ts";
import { activateAlumnus } from "../contract/calls.ts";
import { flowSteps } from "./flow-steps.ts";
import { useRegistrationMessages } from "./messages.ts";
import styles from "./registration.module.css";
import { registrationCode } from "./registration-errors.ts";
import { errorPath } from "./registration-paths.ts";

/** SA23: where the mail's link leads. The token is sent from here, so that following the link alone does nothing. */
export default function FinishedScreen() {
  const [query] = useSearchParams();
  const token = query.get("token");
  return token ? <Activate token={token} /> : <Navigate to={loginPath.alumni} replace />;
}

function Activate({ token }: { token: string }) {
  const text = useRegistrationMessages().finished;
  const { language } = useLanguage();
  const { mutate, data, error, isPending } = useSend(activateAlumnus, { meta: { quiet: true } });
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    mutate({ body: { token } });
  }, [mutate, token]);
  if (data) return <Finished answer={data.data} />;
  if (error?.status === 400) return <Navigate to={pathAfterRefusal(error)} replace />;
  if (error)
    return (
      <ErrorState
        message={errorText({ message_code: error.code }, language)}
        onRetry={() => mutate({ body: { token } })}
        pending={isPending}
      />
    );
  return (
    <Card className={styles.stack} aria-busy="true">
      <h1>{text.checking}</h1>
      <SkeletonLine width="70%" />
    </Card>
  );
}

/** An expired link leads to the page that says so, with the invitation to start again from. */
function pathAfterRefusal(error: ApiError): string {
  if (error.code !== "ERROR_ACTIVATION_EXPIRED") return errorPath(registrationCode(error));
  const code = error.faults[0]?.params?.invited_code;
  return code === undefined ? "/confirm_error" : `/confirm_error?invited_code=${encodeURIComponent(code)}`;
}

function Finished({ answer }: { answer: AnswerOf<typeof activateAlumnus>["data"] }) {
  const text = useRegistrationMessages().finished;
  const { community, under_review, already_activated } = answer;
  const Icon = under_review ? IconHourglass : IconCircleCheck;
  return (
    <div className={styles.screen}>
      <FlowSteps steps={flowSteps} current="finished" />
      <h1>{under_review ? text.reviewTitle : text.title}</h1>
      {already_activated && <NoticeBox>{text.already}</NoticeBox>}
      <Card>
        <EmptyState
          icon={<Icon size={40} stroke={1.5} aria-hidden="true" />}
          title={under_review ? text.review(community.name) : text.welcome(community.name)}
          action={
            <ButtonLink to={loginPath.alumni} variant="primary">
              {text.login}
            </ButtonLink>
          }
        />
      </Card>
    </div>
  );
}
