import { useState } from "react";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { inviteContractor, type OperatedCommunityDetail } from "../contract/calls.ts";
import type { OperatedSection } from "./community-screen.tsx";
import { useOperatedMessages } from "./messages.ts";
import { type InvitedPerson, nobody, PersonFields } from "./person-fields.tsx";

export function ContractorSection({ community }: OperatedSection) {
  const text = useOperatedMessages().contractor;
  const { contractor } = community;
  const [isNaming, setNaming] = useState(false);
  return (
    <Card className={common.stack4}>
      {contractor ? (
        <p>
          <bdi>{contractor.name}</bdi>
          {contractor.email && ` (${contractor.email})`}
        </p>
      ) : (
        <p>{text.nobody}</p>
      )}
      {!contractor?.has_joined && (
        <>
          <p className={common.dim}>{contractor && stateOf(contractor, text)}</p>
          <div>
            <Button onClick={() => setNaming(true)}>{text.invite}</Button>
          </div>
        </>
      )}
      {isNaming && <InviteDialog community={community} onClose={() => setNaming(false)} />}
    </Card>
  );
}

const stateOf = (
  { invited_at, expires_at }: NonNullable<OperatedCommunityDetail["contractor"]>,
  text: ReturnType<typeof useOperatedMessages>["contractor"],
): string =>
  invited_at && expires_at
    ? text.invited(formatMinute(new Date(invited_at)), formatMinute(new Date(expires_at)))
    : text.notInvited;

type DialogProps = { readonly community: OperatedCommunityDetail; readonly onClose: () => void };

/** The same address is invited again; another one takes the place of whoever has not answered. */
function InviteDialog({ community: { id, contractor }, onClose }: DialogProps) {
  const text = useOperatedMessages().contractor;
  const form = useForm(inviteContractor, {
    initial: (): InvitedPerson => ({ ...nobody(), email: contractor?.email ?? "" }),
    input: (body) => ({ params: { community_id: id }, body }),
    done: (_, { email }) => text.sent(email),
    onDone: onClose,
  });
  return (
    <Modal title={text.invite} onClose={onClose}>
      <Form form={form} submit={text.send} other={<Button onClick={onClose}>{text.cancel}</Button>}>
        <p>{text.inviteLead}</p>
        <PersonFields form={form} />
      </Form>
    </Modal>
  );
}
