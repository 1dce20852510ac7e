import { isPaused } from "#features/memberships/contract/author.ts";
import { insideStates } from "#kit/contract/membership-state.ts";
import { isAdministrator, type Member, type MembershipState } from "#kit/server/access/actor.ts";
import { type Verdict, when } from "#kit/server/verdict.ts";
import { chatErrors } from "../contract/errors.ts";
import type { ChatroomRow, Seat } from "./chatroom.sql.ts";
import type { NewSeat } from "./new-chatroom.sql.ts";

type Room = Pick<ChatroomRow, "kind" | "end_date" | "extended_at">;
/** A chat is a room as seen from one of its two sides. */
export type Chat = {
  readonly row: ChatroomRow;
  readonly member: Pick<Member, "postingBlocked">;
  readonly mine: Seat;
  readonly other: Seat;
};

/** Administrators write and are written to as the management office, all of whose chats they may read. R015 */
export const speaksForOffice = (member: Pick<Member, "role">): boolean => isAdministrator(member);

/**
 * Returns the side a member takes: their own or, for an administrator, the office's. An administrator on both sides
 * chooses by `asOffice`. Undefined for everybody else, such as who was given the membership but not its chats.
 */
export function seatOf(
  member: Pick<Member, "membershipId" | "role">,
  seats: readonly Seat[],
  asOffice = false,
): Seat | undefined {
  const own = seats.find(
    (seat) => !seat.is_office && !seat.is_held && seat.membership_id === member.membershipId,
  );
  const office = speaksForOffice(member) ? seats.find((seat) => seat.is_office) : undefined;
  return asOffice ? (office ?? own) : (own ?? office);
}

export const isClosed = (room: Pick<Room, "end_date">, now: Date): boolean =>
  room.end_date !== null && room.end_date <= now;

/** Tells whether somebody sits there who takes part in the community. */
export const isPresent = ({ is_held, author }: Pick<Seat, "is_held" | "author">): boolean =>
  !is_held && author.available;

/**
 * Tells whether the other side would read a message. The office may also write to somebody paused, who reads it later
 * (R015: with anyone).
 */
const isReached = ({ row, mine, other }: Pick<Chat, "row" | "mine" | "other">): boolean =>
  isPresent(other) || (row.kind === "direct" && mine.is_office && !other.is_held && isPaused(other.author));

/** Returns the states of people one may write to. */
export const partnerStates = (member: Pick<Member, "role">): readonly MembershipState[] =>
  speaksForOffice(member) ? insideStates : ["participating"];

export const isOwnMessage = (
  message: { readonly membership_id: number; readonly create_by_admin: boolean },
  seat: Pick<Seat, "is_office" | "membership_id">,
): boolean =>
  seat.is_office
    ? message.create_by_admin
    : !message.create_by_admin && message.membership_id === seat.membership_id;

/** A message goes from the one side to the other. */
export type Delivery<M> = {
  readonly row: Pick<ChatroomRow, "id" | "community_id">;
  readonly member: M;
  readonly mine: NewSeat;
  readonly other: NewSeat;
};

export const may = {
  /** Somebody blocked from posting can still write to the management office. */
  write: ({ member, mine, other }: Delivery<Pick<Member, "postingBlocked">>): Verdict =>
    when(!member.postingBlocked || mine.is_office || other.is_office),

  send(chat: Chat, now: Date): Verdict {
    if (isClosed(chat.row, now)) return chatErrors.CHAT_CLOSED;
    return isReached(chat) ? may.write(chat) : chatErrors.CHAT_PARTNER_AWAY;
  },

  remove({ row, mine }: Chat, message: Parameters<typeof isOwnMessage>[0], now: Date): Verdict {
    if (isClosed(row, now)) return chatErrors.CHAT_CLOSED;
    return when(isOwnMessage(message, mine));
  },

  /** docs/decisions/interest-chats-end.md: an interest chat can be extended once. */
  extend({ row, other }: Pick<Chat, "row" | "other">, now: Date): Verdict {
    if (isClosed(row, now)) return chatErrors.CHAT_CLOSED;
    if (row.end_date === null || row.extended_at !== null) return when(false);
    return isPresent(other) ? true : chatErrors.CHAT_PARTNER_AWAY;
  },

  /** R015: the office writes to anyone who can read it; administrators are the office themselves. */
  writeAsOffice: (
    member: Pick<Member, "role">,
    person: Pick<Member, "role"> & { readonly state: string },
  ): boolean => !isAdministrator(person) && partnerStates(member).some((state) => state === person.state),

  /** Administrators write as the office, so they start no chat with it; nobody chats with themselves. */
  startDirect(member: Pick<Member, "membershipId" | "role">, userId: number, officeId: number): Verdict {
    const pointless = userId === officeId ? speaksForOffice(member) : userId === member.membershipId;
    return when(!pointless);
  },
};
