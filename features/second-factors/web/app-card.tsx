import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { formatMinute } from "#kit/ui/time/format-time.ts";
import type { OwnSecondFactors } from "../contract/views.ts";
import type { Dialog } from "./factor-dialog.tsx";
import { useSecondFactorMessages } from "./messages.ts";
import styles from "./second-factors.module.css";

export function AppCard({ app, onOpen }: { app: OwnSecondFactors["app"]; onOpen: (dialog: Dialog) => void }) {
  const text = useSecondFactorMessages().app;
  return (
    <Card className={styles.card}>
      <h2>{text.title}</h2>
      <p className={styles.lead}>{text.lead}</p>
      {app && <p>{text.setUpAt(formatMinute(new Date(app.created_at)))}</p>}
      <div className={styles.buttons}>
        <Button onClick={() => onOpen({ kind: "setUpApp" })}>{app ? text.replace : text.setUp}</Button>
        {app && <Button onClick={() => onOpen({ kind: "removeApp" })}>{text.remove}</Button>}
      </div>
    </Card>
  );
}
