import { useState } from "react";
import { SettingsPage } from "#features/accounts/web/index.ts";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
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
  const { language } = useLanguage();
  const { data, error, isFetching, refetch } = useSecondFactors();
  return (
    <SettingsPage title={text.title} lead={text.lead}>
      {data ? (
        <Factors factors={data.data} />
      ) : error ? (
        <ErrorState
          message={errorText({ message_code: error.code }, language)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : (
        <RowSkeletons count={3} />
      )}
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
