import { Button } from "#kit/ui/button/button.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { renewInvitationKey, revokeInvitationKey } from "../contract/calls.ts";
import styles from "./invite-link.module.css";
import { useInvitationMessages } from "./messages.ts";

type KeyOwner = { readonly userId?: number; readonly name?: string; readonly isRevoked: boolean };

/** What administrators do about a code, their own or a member's: another one, or none until further notice. */
export function ManageKey({ communityId, ...whose }: KeyOwner & { communityId: number }) {
  const text = useInvitationMessages();
  const subject = whose.name === undefined ? text.own : text.of(whose.name);
  const input = () => ({
    params: { id: communityId },
    body: whose.userId === undefined ? {} : { user_id: whose.userId },
  });
  const question = (action: "renew" | "revoke") => ({
    title: text.confirm[action](subject),
    message: text.consequence[action],
    confirmLabel: text.manage[action],
    danger: action === "revoke",
  });
  const renew = useAction(renewInvitationKey, {
    input,
    ask: () => (whose.isRevoked ? undefined : question("renew")),
  });
  const revoke = useAction(revokeInvitationKey, { input, ask: () => question("revoke") });
  const isPending = renew.isPending || revoke.isPending;
  return (
    <div className={styles.actions}>
      <Button size="sm" pending={renew.isPending} disabled={isPending} onClick={() => renew.run()}>
        {whose.isRevoked ? text.manage.reissue : text.manage.renew}
      </Button>
      {!whose.isRevoked && (
        <Button size="sm" pending={revoke.isPending} disabled={isPending} onClick={() => revoke.run()}>
          {text.manage.revoke}
        </Button>
      )}
      {renew.dialog ?? revoke.dialog}
    </div>
  );
}
