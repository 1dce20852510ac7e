import { ReturnedMailNotice } from "#features/bounces/web/index.ts";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { Button, ButtonLink } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { SettingsSection } from "#kit/ui/settings-section/settings-section.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { cancelEmailChange } from "../contract/email-calls.ts";
import type { OwnAccount } from "../contract/views.ts";
import { useAccountMessages } from "./messages.ts";
import { ownArea } from "./own-area.ts";

export function EmailSection({ account }: { account: OwnAccount }) {
  const text = useAccountMessages().settings;
  const { paths } = ownArea();
  return (
    <SettingsSection
      title={text.email}
      action={account.has_password && <ButtonLink to={paths.emailSettings}>{text.emailChange}</ButtonLink>}
      below={
        <>
          <ReturnedMailNotice />
          {account.pending_email && <PendingEmail pending={account.pending_email} />}
        </>
      }
    >
      <p>{account.email ? <EmailAddress address={account.email} /> : text.emailNone}</p>
    </SettingsSection>
  );
}

function PendingEmail({ pending }: { pending: NonNullable<OwnAccount["pending_email"]> }) {
  const text = useAccountMessages().settings;
  const cancel = useAction(cancelEmailChange, { input: () => ({}), done: () => text.pendingCancelled });
  return (
    <NoticeBox>
      <div className={common.start4}>
        <p>{text.pending(pending.email)}</p>
        <p className={common.dim}>{text.pendingUntil(formatMinute(new Date(pending.expires_at)))}</p>
        <Button size="sm" pending={cancel.isPending} onClick={() => cancel.run()}>
          {text.pendingCancel}
        </Button>
      </div>
    </NoticeBox>
  );
}
