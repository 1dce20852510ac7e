import { IconMailFast } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { cx } from "#kit/ui/class-names.ts";
import common from "#kit/ui/common.module.css";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { FlowScreen } from "#kit/ui/form-flow/flow-screen.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { resendActivationMail } from "../contract/calls.ts";
import { RESEND_PAUSE_SECONDS } from "../contract/limits.ts";
import { flowSteps } from "./flow-steps.ts";
import { InvitingCommunity } from "./inviting-community.tsx";
import { useRegistrationMessages } from "./messages.ts";
import styles from "./registration.module.css";
import { readDraft } from "./registration-draft.ts";
import { registrationPaths } from "./registration-paths.ts";

export default function MailedScreen() {
  const text = useRegistrationMessages().mailed;
  const draft = readDraft();
  const email = draft?.values.email;
  const mailed = (
    <FlowScreen steps={flowSteps(draft?.isReviewed ?? false)} current="sent" title={text.title}>
      <Card>
        <EmptyState icon={IconMailFast} title={email ? text.lead(email) : text.leadUnknown}>
          {text.next}
        </EmptyState>
      </Card>
      <Card className={common.stack4}>
        <h2>{text.missing}</h2>
        <ul className={cx(common.bullets, common.links)}>
          <li>{text.spam}</li>
          <li>
            {text.address} {draft && <Link to={registrationPaths.input}>{text.again}</Link>}
          </li>
        </ul>
        <Resend />
      </Card>
    </FlowScreen>
  );
  return draft ? <InvitingCommunity community={draft.community}>{mailed}</InvitingCommunity> : mailed;
}

/** Mails the link again, a minute after the last time. */
function Resend() {
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
