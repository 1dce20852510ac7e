import { IconUserPlus } from "@tabler/icons-react";
import { useState } from "react";
import { ImportLink } from "#features/memberships/web/index.ts";
import { Button } from "#kit/ui/button/button.tsx";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import type { IssuedKey } from "../contract/calls.ts";
import InviteLinkModal from "./invite-link-modal.tsx";
import { useInvitationMessages } from "./messages.ts";
import { useManageKeys } from "./use-manage-keys.tsx";

/** Acts on the codes of a community: one's own is issued and shown, each can be renewed or revoked. */
export function useKeyActs(communityId: number) {
  const text = useInvitationMessages();
  const [isShown, setShown] = useState(false);
  const { renew, revoke, dialog } = useManageKeys(communityId);
  const show = () => setShown(true);
  const acts = ({ user_id: userId, display_name: name, state, is_own }: IssuedKey): MenuItem[] => {
    const key = { userId, name, isIdle: state !== "valid" };
    const again = state === "revoked" ? text.manage.reissue : text.renew;
    return [
      ...(is_own ? [{ label: text.show, onSelect: show }] : []),
      { label: again, onSelect: () => renew.run(key) },
      ...(state === "valid" ? [{ label: text.revoke, danger: true, onSelect: () => revoke.run(key) }] : []),
    ];
  };
  const issue = (
    <Button variant="primary" icon={<IconUserPlus size={18} aria-hidden="true" />} onClick={show}>
      {text.list.issue}
    </Button>
  );
  const actions = (
    <>
      <ImportLink communityId={communityId} />
      {issue}
    </>
  );
  const dialogs = (
    <>
      {isShown && (
        <InviteLinkModal
          communityId={communityId}
          canInvite
          isAdministrator
          onClose={() => setShown(false)}
        />
      )}
      {dialog}
    </>
  );
  return { issue, actions, acts, dialogs };
}
