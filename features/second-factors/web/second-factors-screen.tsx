import { useState } from "react";
import { SettingsPage } from "#features/accounts/web/index.ts";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { RECOVERY_CODES_LOW } from "../contract/limits.ts";
import type { OwnSecondFactors } from "../contract/views.ts";
import { type Dialog, FactorDialog } from "./factor-dialog.tsx";
import { useSecondFactorMessages } from "./messages.ts";
import { PasskeyCard } from "./passkey-card.tsx";
import styles from "./second-factors.module.css";
import { useSecondFactors } from "./use-second-factors.ts";

export default function SecondFactorsScreen() {
  const text = useSecondFactorMessages();
  return (
    <SettingsPage title={text.title} lead={text.lead}>
      <Loaded query={useSecondFactors()}>{({ data }) => <Factors factors={data} />}</Loaded>
    </SettingsPage>
  );
}

function Factors({ factors }: { factors: OwnSecondFactors }) {
  const text = useSecondFactorMessages();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const isOn = factors.passkeys.length > 0 || factors.app !== null;
  const communities = factors.demanded_by.join(text.communityJoin);
  return (
    <>
      {communities && (
        <NoticeBox alert={!isOn}>
          {isOn ? text.demandedSet(communities) : text.demanded(communities)}
        </NoticeBox>
      )}
      {!isOn && <NoticeBox>{text.othersEnd}</NoticeBox>}
      <PasskeyCard factors={factors} onOpen={setDialog} />
      <AppCard app={factors.app} onOpen={setDialog} />
      <RecoveryCard left={factors.recovery_codes_left} isOn={isOn} onOpen={setDialog} />
      {dialog && <FactorDialog dialog={dialog} count={factors.passkeys.length} onGo={setDialog} />}
    </>
  );
}

function AppCard({ app, onOpen }: { app: OwnSecondFactors["app"]; onOpen: (dialog: Dialog) => void }) {
  const text = useSecondFactorMessages().app;
  return (
    <Card className={common.stack4}>
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

type Props = { readonly left: number; readonly isOn: boolean; readonly onOpen: (dialog: Dialog) => void };

function RecoveryCard({ left, isOn, onOpen }: Props) {
  const text = useSecondFactorMessages().recovery;
  return (
    <Card className={common.stack4}>
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
