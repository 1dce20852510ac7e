import { Navigate, useLocation, useParams } from "react-router";
import { Card } from "#kit/ui/card/card.tsx";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { BackLink } from "#kit/ui/page-head/back-link.tsx";
import { isApiError } from "#kit/web/api/api-error.ts";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useListCall } from "#kit/web/query/use-list-call.ts";
import { chatErrors } from "../../contract/errors.ts";
import { openMembersChat, type PeoplePath, showMembersChat } from "../../contract/office-calls.ts";
import { MembersChat } from "./members-chat.tsx";
import { useOfficeChatMessages } from "./messages.ts";
import { useOfficeChatPaths } from "./office-chat-paths.ts";
import styles from "./opening-form.module.css";
import { RoomsBeside } from "./rooms-beside.tsx";

/** OE75-2, OE75-3: shows a chat between members, once the administrator has given a reason. R386, R387 */
export default function MembersChatScreen() {
  const paths = useOfficeChatPaths();
  const { management_no, post_id, chatroom_id } = useParams();
  const type: PeoplePath = useLocation().pathname.includes("/alumnus/") ? "alumnus" : "community-users";
  const params = {
    id: paths.communityId,
    type,
    management_no: Number(management_no),
    post_id: Number(post_id),
    chatroom_id: Number(chatroom_id),
  };
  const query = useListCall(
    showMembersChat,
    { params },
    ({ messages }) => messages,
    ({ id }) => id,
  );
  return (
    <RoomsBeside>
      <Loaded
        query={query}
        gone={<Navigate to={paths.people(type)} replace />}
        refused={(error) =>
          isApiError(error, chatErrors.CHAT_REASON_REQUIRED.code) ? (
            <OpeningForm communityId={paths.communityId} chatroomId={params.chatroom_id} />
          ) : undefined
        }
      >
        {() => query.first && <MembersChat head={query.first} messages={query.rows} query={query} />}
      </Loaded>
    </RoomsBeside>
  );
}

/** Asks for the reason to read a chat between members; it is kept in the audit log, which both members can see. */
function OpeningForm({ communityId, chatroomId }: { communityId: number; chatroomId: number }) {
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
