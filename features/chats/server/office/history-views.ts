import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import type { ChatHistoryEntry, ChatPerson } from "../../contract/office-calls.ts";
import { postTypeOf } from "../chat-views.ts";
import { isClosed } from "../policy.ts";
import type { ChatSide, HistoryRow } from "./chat-histories.sql.ts";

export type ShownSide = Omit<ChatSide, "membership_id" | "is_office" | "unread_count" | "is_held">;

/** Somebody who has left has no name. R017 */
export const personOf = (side: ShownSide): ChatPerson => ({
  management_no: side.management_no,
  user_type: side.user_type,
  display_name: side.display_name ?? "",
  image_url: side.image_url,
  status: side.status,
});

const officeOf = (name: string): ChatPerson => ({
  management_no: null,
  user_type: "community_admin",
  display_name: name,
  image_url: null,
  status: 0,
});

export type Viewed = {
  readonly now: Date;
  readonly office: string;
  /** This person's chats are listed; otherwise whoever turned to the post's author comes first. */
  readonly personId?: number | undefined;
};

/** Returns the two sides of a chat: first the person asked for, or who turned to the other, and then that other. */
export function sidesOf({ sides }: Pick<HistoryRow, "sides">, { personId }: Pick<Viewed, "personId">) {
  const [host, guest] = sides;
  if (!host || !guest) throw failure(commonErrors.RECORD_NOT_FOUND);
  return host.membership_id === personId && !host.is_office
    ? ([host, guest] as const)
    : ([guest, host] as const);
}

export function roomOf(row: HistoryRow, viewed: Viewed) {
  const [first, second] = sidesOf(row, viewed);
  const shown = (side: ChatSide) => (side.is_office ? officeOf(viewed.office) : personOf(side));
  return {
    ...shown(first),
    id: row.id,
    kind: row.kind === "direct" ? ("direct" as const) : ("post" as const),
    post_id: row.post_id,
    post_type: postTypeOf(row),
    content_type: row.content_type,
    post_by_admin: row.post_by_admin,
    title: row.title,
    closed: isClosed(row, viewed.now),
    end_date: row.end_date?.toISOString() ?? null,
    message_count: row.message_count,
    last_message_at: row.last_message_at.toISOString(),
    created_at: row.created_at.toISOString(),
    partner: shown(second),
    with_office: row.sides.some((side) => side.is_office),
  };
}

export function historyOf(row: HistoryRow, viewed: Viewed): ChatHistoryEntry {
  const room = roomOf(row, viewed);
  const member = row.sides.find((side) => !side.is_office);
  return {
    ...room,
    unread_chat_count: row.sides.find((side) => side.is_office)?.unread_count ?? 0,
    latest_content:
      row.latest && member
        ? {
            ...(row.latest.create_by_admin ? officeOf(viewed.office) : personOf(member)),
            content: row.latest.content,
            my_content: row.latest.create_by_admin,
            updated_at: new Date(row.latest.created_at).toISOString(),
          }
        : null,
  };
}
