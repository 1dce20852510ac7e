import { useAction } from "#kit/web/query/use-action.tsx";
import { renewInvitationKey, revokeInvitationKey } from "../contract/calls.ts";
import { useInvitationMessages } from "./messages.ts";

/** A code has this owner; without `userId` it is one's own. */
export type KeyOwner = {
  readonly userId?: number;
  readonly name?: string;
  /** The code is invalid at present, so that renewing it takes no way in from anybody. */
  readonly isIdle: boolean;
};

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
