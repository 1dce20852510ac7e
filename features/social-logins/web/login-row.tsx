import { type ReactNode, useEffect, useRef, useState } from "react";
import { OwnerDialog } from "#features/accounts/web/index.ts";
import type { AnswerOf, AnyCall, CallInput } from "#kit/contract/call.ts";
import { Button, ButtonLink, type ButtonProps } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { useSocialLoginMessages } from "./messages.ts";
import styles from "./social-logins.module.css";

type RowProps = {
  readonly icon: ReactNode;
  readonly name: string;
  readonly connected: boolean;
  readonly children: ReactNode;
};

/** Somebody signs in with this service, or may link it. */
export function LoginRow({ icon, name, connected, children }: RowProps) {
  const text = useSocialLoginMessages();
  const row = useRef<HTMLLIElement>(null);
  const wasConnected = useRef(connected);
  // The focused button has gone with the link; the other one takes the focus.
  useEffect(() => {
    if (wasConnected.current !== connected && document.activeElement === document.body)
      row.current?.querySelector("button")?.focus();
    wasConnected.current = connected;
  }, [connected]);
  return (
    <li ref={row} className={styles.service}>
      {icon}
      <div>
        <p className={common.strong}>{name}</p>
        <p className={common.note}>{connected ? text.connected : text.notConnected}</p>
      </div>
      {children}
    </li>
  );
}

/** Says why it cannot be unlinked, and what to do first. */
export function LastLoginMethod({ forgotPassword }: { forgotPassword: string }) {
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

type LinkProps<C extends AnyCall> = {
  readonly name: string;
  readonly call: C;
  readonly inputOf: (confirmation: { readonly current_password?: string }) => CallInput<C>;
  readonly addressOf: (answer: AnswerOf<C>) => string;
  readonly children: ReactNode;
} & Pick<ButtonProps, "size" | "fullWidth" | "aria-label">;

/** Asks for the password, and then sends the browser to the service. */
export function LinkButton<C extends AnyCall>({
  name,
  call,
  inputOf,
  addressOf,
  children,
  ...button
}: LinkProps<C>) {
  const text = useSocialLoginMessages();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsks(true)}>
        {children}
      </Button>
      {asks && (
        <OwnerDialog
          title={text.linkTitle(name)}
          text={text.linkText(name)}
          onClose={() => setAsks(false)}
          call={call}
          inputOf={inputOf}
          submit={text.linkGo(name)}
          onDone={(answer) => window.location.assign(addressOf(answer))}
        />
      )}
    </>
  );
}

type UnlinkProps<C extends AnyCall> = Pick<LinkProps<C>, "name" | "call" | "inputOf">;

export function UnlinkButton<C extends AnyCall>({ name, call, inputOf }: UnlinkProps<C>) {
  const text = useSocialLoginMessages();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button size="sm" aria-label={text.unlinkName(name)} onClick={() => setAsks(true)}>
        {text.unlink}
      </Button>
      {asks && (
        <OwnerDialog
          title={text.unlinkTitle(name)}
          text={text.unlinkText(name)}
          onClose={() => setAsks(false)}
          call={call}
          inputOf={inputOf}
          submit={text.unlink}
          danger
          done={() => text.unlinked(name)}
          onDone={() => setAsks(false)}
        />
      )}
    </>
  );
}
