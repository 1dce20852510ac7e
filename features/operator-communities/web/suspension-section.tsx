import { useState } from "react";
import { Link } from "react-router";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { type OperatedCommunityDetail, resumeCommunity, suspendCommunity } from "../contract/calls.ts";
import { REASON } from "../contract/limits.ts";
import type { OperatedSection } from "./community-screen.tsx";
import { useOperatedMessages } from "./messages.ts";

export function SuspensionSection({ community }: OperatedSection) {
  const text = useOperatedMessages().suspension;
  const { id, name, suspended_at } = community;
  const [isAsking, setAsking] = useState(false);
  const resume = useAction(resumeCommunity, {
    input: () => ({ params: { community_id: id } }),
    ask: () => ({ title: text.askResume(name), message: text.resumeLead, confirmLabel: text.resume }),
    done: () => text.resumed(name),
  });
  return (
    <Card className={common.stack4}>
      <p>{suspended_at ? text.since(formatMinute(new Date(suspended_at))) : text.open}</p>
      <div>
        {suspended_at ? (
          <Button variant="primary" pending={resume.isPending} onClick={() => resume.run()}>
            {text.resume}
          </Button>
        ) : (
          <Button variant="danger" onClick={() => setAsking(true)}>
            {text.suspend}
          </Button>
        )}
      </div>
      <p>
        <Link to={linkTo("/operator/communities/:community_id/closing", { community_id: id })}>
          {text.close}
        </Link>
      </p>
      {isAsking && <SuspendDialog community={community} onClose={() => setAsking(false)} />}
      {resume.dialog}
    </Card>
  );
}

type DialogProps = { readonly community: OperatedCommunityDetail; readonly onClose: () => void };

/** The reason is in the community's own audit log. */
function SuspendDialog({ community: { id, name, members }, onClose }: DialogProps) {
  const text = useOperatedMessages().suspension;
  const form = useForm(suspendCommunity, {
    initial: () => ({ reason: "" }),
    input: (body) => ({ params: { community_id: id }, body }),
    done: () => text.suspended(name),
    onDone: onClose,
  });
  return (
    <Modal title={text.ask(name)} onClose={onClose}>
      <Form
        form={form}
        submit={text.suspendNow}
        variant="danger"
        other={<Button onClick={onClose}>{text.cancel}</Button>}
      >
        <p>{text.consequences(members.alumni + members.employees)}</p>
        <TextArea
          {...form.bind("reason")}
          label={text.reason}
          hint={text.reasonHint}
          max={REASON.max}
          required
        />
      </Form>
    </Modal>
  );
}
