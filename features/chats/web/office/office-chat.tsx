import type { ReactNode } from "react";
import { useLocation, useParams } from "react-router";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { ChatroomView } from "../../contract/views.ts";
import { ChatView } from "../chat-view.tsx";
import { useOfficeChatPaths } from "./office-chat-paths.ts";
import { RoomsBeside } from "./rooms-beside.tsx";

export type OtherSide = { readonly communityId: number; readonly kind: MemberKind; readonly id: number };
type Props = {
  readonly facts: (who: OtherSide) => ReactNode;
};

/** Shows a chat of the office about its post or with a member, between other rooms and the member's facts. */
export function OfficeChat({ facts }: Props) {
  const room = Number(useParams().chatroom_id);
  const paths = useOfficeChatPaths();
  const kind = useLocation().pathname.includes("/direct_chat/") ? "direct" : "post";
  const factsOf = ({ user_id, user_type, community_id }: ChatroomView) =>
    // The office cannot look up anything of somebody who has left.
    user_id === null || user_id === 0
      ? null
      : facts({
          communityId: community_id,
          kind: user_type === "alumni" ? "alumnus" : "employee",
          id: user_id,
        });
  return (
    <RoomsBeside>
      <ChatView key={room} paths={paths} chatKey={{ kind, room }} facts={factsOf} />
    </RoomsBeside>
  );
}
