import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { RECOVERY_CODES_LOW } from "../contract/limits.ts";
import type { Dialog } from "./factor-dialog.tsx";
import { useSecondFactorMessages } from "./messages.ts";
import styles from "./second-factors.module.css";

type Props = { readonly left: number; readonly isOn: boolean; readonly onOpen: (dialog: Dialog) => void };

export function RecoveryCard({ left, isOn, onOpen }: Props) {
  const text = useSecondFactorMessages().recovery;
  return (
    <Card className={styles.card}>
      <h2>{text.title}</h2>
      <p className={styles.lead}>{text.lead}</p>
      <p>{isOn ? text.left(left) : text.none}</p>
      {isOn && left <= RECOVERY_CODES_LOW && <NoticeBox>{text.low}</NoticeBox>}
      {isOn && (
        <Button className={styles.action} onClick={() => onOpen({ kind: "renewCodes" })}>
          {text.renew}
        </Button>
      )}
    </Card>
  );
}
