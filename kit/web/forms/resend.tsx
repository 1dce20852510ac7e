import { useEffect, useState } from "react";
import type { AnyCall, CallInput } from "#kit/contract/call.ts";
import { RESEND_PAUSE_SECONDS } from "#kit/contract/durations.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { cx } from "#kit/ui/class-names.ts";
import common from "#kit/ui/common.module.css";
import { defineMessages } from "../i18n.ts";
import { useAction } from "../query/use-action.tsx";
import styles from "./resend.module.css";

const useText = defineMessages(
  {
    lead: "それでも届かないときは、もう一度お送りします。使えるのは、最後に届いたメールのリンクだけです。",
    send: "メールをもう一度送る",
    sendIn: (seconds: number) => `メールをもう一度送る（あと${seconds}秒）`,
    sent: "メールをもう一度お送りしました",
  },
  {
    lead: "If it still does not arrive, we can send it again. Only the link in the latest email works.",
    send: "Send the email again",
    sendIn: (seconds) => `Send the email again (in ${seconds} s)`,
    sent: "The email has been sent again",
  },
);

type Props<C extends AnyCall> = { readonly call: C; readonly input: CallInput<C> };

/** Mails a link again, a minute after the last time. */
export function Resend<C extends AnyCall>({ call, input }: Props<C>) {
  const text = useText();
  const [left, setLeft] = useState(RESEND_PAUSE_SECONDS);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const resend = useAction(call, {
    input: () => input,
    onDone: () => setLeft(RESEND_PAUSE_SECONDS),
    done: () => text.sent,
  });
  return (
    <div className={cx(common.start3, styles.resend)}>
      <p>{text.lead}</p>
      <Button disabled={left > 0} pending={resend.isPending} onClick={() => resend.run()}>
        {left > 0 ? text.sendIn(left) : text.send}
      </Button>
    </div>
  );
}
