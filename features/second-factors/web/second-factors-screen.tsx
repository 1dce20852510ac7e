import { useState } from "react";
import { SettingsPage } from "#features/accounts/web/index.ts";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import type { OwnSecondFactors } from "../contract/views.ts";
import { AppCard } from "./app-card.tsx";
import { type Dialog, FactorDialog } from "./factor-dialog.tsx";
import { useSecondFactorMessages } from "./messages.ts";
import { PasskeyCard } from "./passkey-card.tsx";
import { RecoveryCard } from "./recovery-card.tsx";
import { useSecondFactors } from "./use-second-factors.ts";

/** Passkeys, authenticator app and recovery codes of one's own account. */
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
