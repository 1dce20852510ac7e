import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { AnyCall, CallInput } from "#kit/contract/call.ts";
import { Button, ButtonLink } from "#kit/ui/button/button.tsx";
import { useConfirm } from "#kit/ui/confirm-dialog/use-confirm.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { useSend } from "#kit/web/query/use-call.ts";
import { useSocialLoginMessages } from "./messages.ts";
import styles from "./social-logins.module.css";

type RowProps = {
  readonly mark: ReactNode;
  readonly name: string;
  readonly connected: boolean;
  /** What can be done about it. */
  readonly children: ReactNode;
};

/** One service that somebody signs in with, or may link. */
export function LoginRow({ mark, name, connected, children }: RowProps) {
  const text = useSocialLoginMessages();
  return (
    <li className={styles.service}>
      {mark}
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.state}>{connected ? text.connected : text.notConnected}</p>
      </div>
      {children}
    </li>
  );
}

/** Why it cannot be unlinked, and what to do first. */
export function LastWayIn({ forgotPassword }: { forgotPassword: string }) {
  const text = useSocialLoginMessages();
  return (
    <div className={styles.wide}>
      <p>{text.lastWayIn}</p>
      <ButtonLink to={forgotPassword} size="sm">
        {text.setPassword}
      </ButtonLink>
    </div>
  );
}

type UnlinkProps<C extends AnyCall> = {
  readonly name: string;
  readonly call: C;
  readonly input: CallInput<C>;
  /** The call that says what is linked. */
  readonly list: AnyCall;
};

export function UnlinkButton<C extends AnyCall>({ name, call, input, list }: UnlinkProps<C>) {
  const text = useSocialLoginMessages();
  const queryClient = useQueryClient();
  const { ask, dialog } = useConfirm();
  const { mutate, isPending } = useSend(call, {
    onSuccess: () => toast({ type: "success", message: text.unlinked(name) }),
    // Refused, another tab has changed what is shown here.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [list.path] }),
  });
  const unlink = async () => {
    const sure = await ask({
      title: text.unlinkTitle(name),
      message: text.unlinkText(name),
      confirmLabel: text.unlink,
      danger: true,
    });
    if (sure) mutate(input);
  };
  return (
    <>
      <Button size="sm" aria-label={text.unlinkName(name)} pending={isPending} onClick={unlink}>
        {text.unlink}
      </Button>
      {dialog}
    </>
  );
}
