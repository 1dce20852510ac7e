import { useState } from "react";
import { useLocation } from "react-router";
import { useRegistrationMessages } from "#features/registration/web/index.ts";
import { FlowSteps } from "#kit/ui/form-flow/form-flow.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import styles from "./employees.module.css";
import { flowSteps } from "./flow-steps.ts";
import { readDraft } from "./joining-draft.ts";
import { useEmployeeMessages } from "./messages.ts";
import { NotInvited } from "./not-invited.tsx";
import { RegisterForm } from "./register-form.tsx";
import type { ReturnState } from "./use-register.ts";

/** SB20: whoever has come without an invitation is told so. */
export default function RegisterScreen() {
  const { input } = useRegistrationMessages();
  const text = useEmployeeMessages().register;
  const returned = useLocation().state as ReturnState;
  const [draft] = useState(readDraft);
  if (!draft) return <NotInvited />;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <FlowSteps steps={flowSteps} current="input" />
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead(draft.community.name)}</p>
        {returned?.passwordsAgain && <NoticeBox>{input.passwordsAgain}</NoticeBox>}
      </div>
      <RegisterForm draft={draft} serverFaults={returned?.faults ?? []} />
    </div>
  );
}
