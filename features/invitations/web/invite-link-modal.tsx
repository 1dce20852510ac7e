import { IconLinkOff } from "@tabler/icons-react";
import { commonErrors } from "#kit/contract/errors.ts";
import { showDate, tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import { cx } from "#kit/ui/class-names.ts";
import common from "#kit/ui/common.module.css";
import { CopyButton } from "#kit/ui/copy-button/copy-button.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { QrCode } from "#kit/ui/qr-code/qr-code.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { showAdminInvitationKey, showInvitationKey } from "../contract/calls.ts";
import { invitationErrors } from "../contract/errors.ts";
import styles from "./invite-link.module.css";
import { ManageKey } from "./manage-key.tsx";
import { useInvitationMessages } from "./messages.ts";
import { SendButtons } from "./send-buttons.tsx";
import { ShareButtons } from "./share-buttons.tsx";

export type InviteLinkModalProps = {
  readonly communityId: number;
  /** The link is shared under this name; the office's link is not shared on such services and has none. */
  readonly communityName?: string | undefined;
  /** Where this is false, the modal only says so. R246 */
  readonly canInvite: boolean;
  readonly isAdministrator: boolean;
  readonly onClose: () => void;
};

/** R080–R085: one's own invitation link is copied or shared here. */
export default function InviteLinkModal(props: InviteLinkModalProps) {
  const text = useInvitationMessages();
  const allowed = props.canInvite || props.isAdministrator;
  return (
    <Modal title={text.action} onClose={props.onClose}>
      {allowed ? <InviteLink {...props} /> : <Forbidden />}
    </Modal>
  );
}

const Forbidden = () => <EmptyState icon={IconLinkOff} title={useInvitationMessages().forbidden} />;

/** An administrator has revoked the code; administrators can issue it again here. */
function Revoked({ communityId, isAdministrator }: { communityId: number; isAdministrator: boolean }) {
  const { language } = useLanguage();
  return (
    <EmptyState
      icon={IconLinkOff}
      action={isAdministrator && <ManageKey communityId={communityId} isRevoked />}
    >
      {errorText({ message_code: invitationErrors.ERROR_INVITATION_REVOKED.code }, language)}
    </EmptyState>
  );
}

function InviteLink({ communityId, communityName, isAdministrator }: InviteLinkModalProps) {
  const text = useInvitationMessages();
  const call = isAdministrator ? showAdminInvitationKey : showInvitationKey;
  const query = useCall(call, { params: { id: communityId } });
  const lines = (
    <div className={styles.body}>
      <SkeletonLine />
      <SkeletonLine width="60%" />
    </div>
  );
  // The dialog words both refusals itself and says whom to turn to. R311
  const refused = ({ code }: ApiError) =>
    code === commonErrors.FORBIDDEN_OPERATION.code ? (
      <Forbidden />
    ) : code === invitationErrors.ERROR_INVITATION_REVOKED.code ? (
      <Revoked communityId={communityId} isAdministrator={isAdministrator} />
    ) : undefined;
  const shown = (label: string, value: string) => (
    <TextField
      label={label}
      value={value}
      onChange={() => {}}
      readOnly
      onFocus={(event) => event.target.select()}
    />
  );
  return (
    <Loaded query={query} skeleton={lines} refused={refused}>
      {({ data: { invitation_url, invited_code, expires_at } }) => (
        <div className={styles.body}>
          <p>{text.lead}</p>
          <div className={cx(styles.item, styles.code)}>
            {shown(text.code, invited_code)}
            <CopyButton value={invited_code} label={text.copyCode} />
          </div>
          <div className={styles.item}>
            {shown(text.url, invitation_url)}
            <CopyButton value={invitation_url} label={text.copyUrl} />
          </div>
          <SendButtons url={invitation_url} code={invited_code} community={communityName} />
          <div className={styles.qr}>
            <QrCode value={invitation_url} label={text.qr} />
            <p className={common.note}>{text.qrLead}</p>
          </div>
          <p className={common.note}>{text.validUntil(showDate(tokyoDate(new Date(expires_at))))}</p>
          {communityName !== undefined && <ShareButtons url={invitation_url} community={communityName} />}
          {isAdministrator && <ManageKey communityId={communityId} isRevoked={false} />}
        </div>
      )}
    </Loaded>
  );
}
