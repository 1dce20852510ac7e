import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { useInvitationMessages } from "./messages.ts";
import { useManageKeys } from "./use-manage-keys.tsx";

/** Administrators manage their own code below it. */
export function ManageKey({ communityId, isRevoked }: { communityId: number; isRevoked: boolean }) {
  const text = useInvitationMessages();
  const { renew, revoke, dialog } = useManageKeys(communityId);
  const isPending = renew.isPending || revoke.isPending;
  const own = { isIdle: isRevoked };
  return (
    <div className={common.wrap2}>
      <Button size="sm" pending={renew.isPending} disabled={isPending} onClick={() => renew.run(own)}>
        {isRevoked ? text.manage.reissue : text.manage.renew}
      </Button>
      {!isRevoked && (
        <Button size="sm" pending={revoke.isPending} disabled={isPending} onClick={() => revoke.run(own)}>
          {text.manage.revoke}
        </Button>
      )}
      {dialog}
    </div>
  );
}
