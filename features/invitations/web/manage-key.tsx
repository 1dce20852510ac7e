import { useQueryClient } from "@tanstack/react-query";
import { Button } from "#kit/ui/button/button.tsx";
import { useConfirm } from "#kit/ui/confirm-dialog/use-confirm.tsx";
import { useSend } from "#kit/web/query/use-call.ts";
import {
  listInvitationKeys,
  renewInvitationKey,
  revokeInvitationKey,
  showAdminInvitationKey,
} from "../contract/calls.ts";
import styles from "./invite-link.module.css";
import { useInvitationMessages } from "./messages.ts";

type Whose = { readonly userId?: number; readonly name?: string; readonly isRevoked: boolean };

/** What administrators do about a code, their own or a member's: another one, or none until further notice. */
export function ManageKey({ communityId, ...whose }: Whose & { communityId: number }) {
  const text = useInvitationMessages();
  const { ask, dialog } = useConfirm();
  const { renew, revoke } = useManageKey();
  const isPending = renew.isPending || revoke.isPending;
  const subject = whose.name === undefined ? text.own : text.of(whose.name);
  const askThen = async (action: "renew" | "revoke") => {
    const confirmed = await ask({
      title: text.confirm[action](subject),
      message: text.consequence[action],
      confirmLabel: text.manage[action],
      danger: action === "revoke",
    });
    if (confirmed) (action === "renew" ? renew : revoke).mutate(inputOf(communityId, whose.userId));
  };
  return (
    <div className={styles.actions}>
      <Button
        size="sm"
        pending={renew.isPending}
        disabled={isPending}
        onClick={() =>
          whose.isRevoked ? renew.mutate(inputOf(communityId, whose.userId)) : void askThen("renew")
        }
      >
        {whose.isRevoked ? text.manage.reissue : text.manage.renew}
      </Button>
      {!whose.isRevoked && (
        <Button
          size="sm"
          pending={revoke.isPending}
          disabled={isPending}
          onClick={() => void askThen("revoke")}
        >
          {text.manage.revoke}
        </Button>
      )}
      {dialog}
    </div>
  );
}

const inputOf = (communityId: number, userId: number | undefined) => ({
  params: { id: communityId },
  body: userId === undefined ? {} : { user_id: userId },
});

function useManageKey() {
  const queryClient = useQueryClient();
  const onSuccess = () =>
    Promise.all(
      [listInvitationKeys, showAdminInvitationKey].map(({ path }) =>
        queryClient.invalidateQueries({ queryKey: [path] }),
      ),
    );
  return {
    renew: useSend(renewInvitationKey, { onSuccess }),
    revoke: useSend(revokeInvitationKey, { onSuccess }),
  };
}
