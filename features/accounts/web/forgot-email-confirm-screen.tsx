import { useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { showDate } from "#kit/contract/fields/tokyo-time.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { ConfirmList, FlowSteps } from "#kit/ui/form-flow/form-flow.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useSend } from "#kit/web/query/use-call.ts";
import { remindOfEmail } from "../contract/calls.ts";
import { forgottenEmailPaths } from "../contract/paths.ts";
import styles from "./accounts.module.css";
import { endForgottenEmail, readForgottenEmail } from "./forgotten-email-draft.ts";
import { forgottenEmailSteps } from "./forgotten-email-steps.ts";
import { useAccountMessages } from "./messages.ts";

/** CA61: everything once more, then it is sent. */
export default function ForgotEmailConfirmScreen() {
  const { field, forgottenEmail: text } = useAccountMessages();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [typed] = useState(readForgottenEmail);
  const remind = useSend(remindOfEmail, {
    meta: { silent: true },
    onSuccess: async () => {
      await navigate(forgottenEmailPaths.finished, { replace: true });
      endForgottenEmail();
    },
  });
  if (!typed?.birthday) return <Navigate to={forgottenEmailPaths.input} replace />;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <FlowSteps steps={forgottenEmailSteps} current="confirm" />
        <h1>{text.confirmTitle}</h1>
        <p className={styles.lead}>{text.confirmLead}</p>
      </div>
      <Card>
        <ConfirmList
          items={[
            { label: field.family_name, value: typed.family_name },
            { label: field.given_name, value: typed.given_name },
            { label: field.birthday, value: showDate(typed.birthday) },
            { label: field.community_name, value: typed.community_name },
          ]}
        />
      </Card>
      {remind.error && <NoticeBox alert>{errorText(remind.error, language)}</NoticeBox>}
      <div className={styles.formButtons}>
        <Button onClick={() => navigate(forgottenEmailPaths.input)} disabled={remind.isPending}>
          {text.back}
        </Button>
        <Button variant="primary" pending={remind.isPending} onClick={() => remind.mutate({ body: typed })}>
          {text.send}
        </Button>
      </div>
    </div>
  );
}
