import { IconMailFast } from "@tabler/icons-react";
import { Link } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { cx } from "#kit/ui/class-names.ts";
import common from "#kit/ui/common.module.css";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { FlowScreen } from "#kit/ui/form-flow/flow-screen.tsx";
import { Resend } from "#kit/web/forms/resend.tsx";
import { resendActivationMail } from "../contract/calls.ts";
import { flowSteps } from "./flow-steps.ts";
import { InvitingCommunity } from "./inviting-community.tsx";
import { useRegistrationMessages } from "./messages.ts";
import { readDraft } from "./registration-draft.ts";

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
            {text.address} {draft && <Link to={linkTo("/alumni/register_alumnus")}>{text.again}</Link>}
          </li>
        </ul>
        <Resend call={resendActivationMail} input={{}} />
      </Card>
    </FlowScreen>
  );
  return draft ? (
    <InvitingCommunity community={draft.community} code={draft.invited_code}>
      {mailed}
    </InvitingCommunity>
  ) : (
    mailed
  );
}
