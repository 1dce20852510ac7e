import { IconMailFast } from "@tabler/icons-react";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { FlowSteps } from "#kit/ui/form-flow/form-flow.tsx";
import { accountPaths } from "../contract/paths.ts";
import styles from "./accounts.module.css";
import { forgottenEmailSteps } from "./forgotten-email-steps.ts";
import { useAccountMessages } from "./messages.ts";

/** CA62: says the same whether anybody was found or not. */
export default function ForgotEmailFinishedScreen() {
  const text = useAccountMessages().forgottenEmail;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <FlowSteps steps={forgottenEmailSteps} current="finished" />
        <h1>{text.finishedTitle}</h1>
      </div>
      <Card>
        <EmptyState
          icon={<IconMailFast size={40} stroke={1.5} aria-hidden="true" />}
          title={text.finished}
          action={
            <ButtonLink to={accountPaths.employee.login} variant="primary">
              {text.login}
            </ButtonLink>
          }
        >
          {text.finishedNext}
        </EmptyState>
      </Card>
    </div>
  );
}
