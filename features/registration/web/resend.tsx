import { useEffect, useState } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { resendActivationMail } from "../contract/calls.ts";
import { RESEND_PAUSE_SECONDS } from "../contract/limits.ts";
import { useRegistrationMessages } from "./messages.ts";
import styles from "./registration.module.css";

/** Mails the link again, a minute after the last time. */
export function Resend() {
  const text = useRegistrationMessages().mailed;
  const [left, setLeft] = useState(RESEND_PAUSE_SECONDS);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const resend = useAction(resendActivationMail, {
    input: () => ({}),
    onDone: () => setLeft(RESEND_PAUSE_SECONDS),
    done: () => text.resent,
  });
  return (
    <div className={styles.resend}>
      <p>{text.resendLead}</p>
      <Button disabled={left > 0} pending={resend.isPending} onClick={() => resend.run()}>
        {left > 0 ? text.resendIn(left) : text.resend}
      </Button>
    </div>
  );
}
