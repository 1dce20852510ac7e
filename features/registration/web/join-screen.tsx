import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import { FlowScreen } from "#kit/ui/form-flow/flow-screen.tsx";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import { FlowNotice, useFlow } from "#kit/web/forms/use-flow.tsx";
import { joiningSteps } from "./flow-steps.ts";
import { type Invited, InvitedAlumnus } from "./invited-alumnus.tsx";
import { JoinForm } from "./join-form.tsx";
import { useRegistrationMessages } from "./messages.ts";
import { joiningFlow } from "./registration-links.ts";

/** SA25: somebody with an account states to a further community only what it does not know yet. R096 */
export default function JoinScreen() {
  return <InvitedAlumnus>{(invited) => <Join invited={invited} />}</InvitedAlumnus>;
}

function Join({ invited }: { invited: Invited }) {
  const text = useRegistrationMessages();
  const { draft, alumnus, alumni_community_information: community, registration_columns: form } = invited;
  const flow = useFlow(joiningFlow(draft.invited_code));
  return (
    <FlowScreen
      steps={joiningSteps(community.approve_alumni_by_hand)}
      title={text.join.title}
      lead={text.join.lead(community.name)}
      notice={<FlowNotice flow={flow} />}
    >
      <Card className={common.stack4}>
        <h2>{text.join.account}</h2>
        <ConfirmList
          items={[
            { label: text.activation.name, value: `${alumnus.family_name} ${alumnus.given_name}` },
            { label: text.field.email, value: <EmailAddress address={alumnus.email} /> },
          ]}
        />
        <p className={common.dim}>{text.join.accountLead}</p>
      </Card>
      <JoinForm draft={draft} alumnus={alumnus} community={community} definition={form} flow={flow} />
    </FlowScreen>
  );
}
