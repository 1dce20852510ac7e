import { useAction } from "#kit/web/query/use-action.tsx";
import { renewInvitationKey, revokeInvitationKey } from "../contract/calls.ts";
import { useInvitationMessages } from "./messages.ts";

/** Whose code; one's own without `userId`. */
export type KeyOwner = {
  readonly userId?: number;
  readonly name?: string;
  /** It opens nothing as it is, so that nobody loses a way in by another. */
  readonly isIdle: boolean;
};

/** What administrators do about a code, their own or a member's: another one, or none until further notice. */
export function useManageKeys(communityId: number) {
  const text = useInvitationMessages();
  const input = ({ userId }: KeyOwner) => ({
    params: { id: communityId },
    body: userId === undefined ? {} : { user_id: userId },
  });
  const question = (action: "renew" | "revoke", { name }: KeyOwner) => ({
    title: text.confirm[action](name === undefined ? text.own : text.of(name)),
    message: text.consequence[action],
    confirmLabel: text.manage[action],
    danger: action === "revoke",
  });
  const renew = useAction(renewInvitationKey, {
    input,
    ask: (key) => (key.isIdle ? undefined : question("renew", key)),
    done: () => text.done.renew,
  });
  const revoke = useAction(revokeInvitationKey, {
    input,
    ask: (key) => question("revoke", key),
    done: () => text.done.revoke,
  });
  return { renew, revoke, dialog: renew.dialog ?? revoke.dialog };
}
