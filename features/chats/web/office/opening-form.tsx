import { Card } from "#kit/ui/card/card.tsx";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { BackLink } from "#kit/ui/page-head/back-link.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { openMembersChat } from "../../contract/office-calls.ts";
import { useOfficeChatMessages } from "./messages.ts";
import { useOfficeChatPaths } from "./office-chat-paths.ts";
import styles from "./opening-form.module.css";

/** Asks for the reason to read a chat between members; it is kept in the audit log, which both members can see. */
export function OpeningForm({ communityId, chatroomId }: { communityId: number; chatroomId: number }) {
  const { title, members: text } = useOfficeChatMessages();
  const { list } = useOfficeChatPaths();
  const form = useForm(openMembersChat, {
    initial: () => ({ reason: "" }),
    input: (body) => ({ params: { id: communityId, chatroom_id: chatroomId }, body }),
  });
  return (
    <>
      <BackLink to={list}>{title}</BackLink>
      <Card className={styles.ask}>
        <h1>{text.askTitle}</h1>
        <p>{text.askText}</p>
        <Form form={form} submit={text.open}>
          <TextArea {...form.bind("reason")} label={text.reason} hint={text.reasonHint} required rows={3} />
        </Form>
      </Card>
    </>
  );
}
