import type { ReactNode } from "react";
import { useLocation, useParams } from "react-router";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { ChatroomView } from "../../contract/views.ts";
import { ChatView } from "../chat-view.tsx";
import { useOfficeChatPaths } from "./office-chat-paths.ts";
import { RoomsBeside } from "./rooms-beside.tsx";

export type OtherSide = { readonly communityId: number; readonly kind: MemberKind; readonly id: number };
type Props = {
  /** Who the other side is. */
  readonly facts: (who: OtherSide) => ReactNode;
};

/** A chat of the office about one of its posts, or with a member; between the other rooms and who it is with. */
export function OfficeChat({ facts }: Props) {
  const room = Number(useParams().chatroom_id);
  const paths = useOfficeChatPaths();
  const kind = useLocation().pathname.includes("/direct_chat/") ? "direct" : "post";
  const factsOf = ({ user_id, user_type, community_id }: ChatroomView) =>
    // Of whoever has left nothing is shown that the office could look up.
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
