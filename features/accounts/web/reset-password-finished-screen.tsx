import { IconCircleCheck } from "@tabler/icons-react";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import styles from "./accounts.module.css";
import { useAccountMessages } from "./messages.ts";
import { ownArea } from "./own-area.ts";

/** SC53, CA53 */
export default function ResetPasswordFinishedScreen() {
  const text = useAccountMessages().reset;
  const { paths } = ownArea();
  return (
    <div className={styles.screen}>
      <h1>{text.finishedTitle}</h1>
      <Card>
        <EmptyState
          icon={<IconCircleCheck size={40} stroke={1.5} aria-hidden="true" />}
          title={text.finishedNext}
          action={
            <ButtonLink to={paths.login} variant="primary">
              {text.login}
            </ButtonLink>
          }
        >
          {text.finished}
        </EmptyState>
      </Card>
    </div>
  );
}
