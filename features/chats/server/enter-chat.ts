import type * as z from "zod/mini";
import type { AnyCall, ParsedInput } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Member } from "#kit/server/access/actor.ts";
import { runIn } from "#kit/server/database/run-in.ts";
import { failure, found } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { type Answered, type Route, serveBothInSteps } from "#kit/server/http/serve.ts";
import type { ActTarget } from "#kit/server/work/acts.ts";
import { recordView } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { chatActs } from "../contract/audit-names.ts";
import { type ChatroomRow, findChatroom, lockChatroom, type Seat } from "./chatroom.sql.ts";
import { type Chat, seatOf } from "./policy.ts";

export type EnteredChat = Chat & { readonly member: Member };

/**
 * Finds the room from the caller's side, before any transaction begins, so that many senders at once never hold a
 * connection while they wait for another. Whoever takes no part gets 404.
 */
export async function enterChat(
  context: Pick<Context<"member">, "run" | "enter" | "now">,
  id: number,
  kind: ChatroomRow["kind"],
  asOffice?: boolean | undefined,
): Promise<EnteredChat> {
  const [row] = await context.run(findChatroom, { room: id, now: context.now });
  if (row?.kind !== kind) throw failure(commonErrors.RECORD_NOT_FOUND);
  const member = await context.enter(row.community_id);
  const mine = seatOf(member, row.seats, asOffice);
  const other = row.seats.find((seat) => seat !== mine);
  if (!mine || !other) throw failure(commonErrors.RECORD_NOT_FOUND);
  return { row, member, mine, other };
}

/** Locks the chat until the transaction ends and returns its current state. */
export async function lockChat(
  { db, now }: Pick<Work, "db" | "now">,
  chat: EnteredChat,
): Promise<EnteredChat> {
  await lockChatroom(db, chat.row.id);
  const row = found((await runIn(db, findChatroom, { room: chat.row.id, now }))[0]);
  const asItIs = (seat: Seat): Seat =>
    row.seats.find((one) => one.membership_id === seat.membership_id && one.is_office === seat.is_office) ??
    seat;
  const mine = asItIs(chat.mine);
  // The membership has meanwhile gone to somebody who was not let in.
  if (mine.is_held) throw failure(commonErrors.RECORD_NOT_FOUND);
  return { ...chat, row, mine, other: asItIs(chat.other) };
}

/** The audit log names a chat of the office by the person in it. */
export const officeChat = (id: number, { membership_id }: Pick<Seat, "membership_id">): ActTarget => ({
  kind: "chatroom",
  id,
  membershipId: membership_id,
});

/** Administrators are shown the chats of the office. */
export const recordOfficeReading = async (work: Work, { row, mine, other }: Chat): Promise<void> => {
  if (mine.is_office) await recordView(work, chatActs.viewOfficeChat, officeChat(row.id, other));
};

type ChatCall = AnyCall & { readonly body: z.core.$ZodType; readonly answer: z.core.$ZodType };
type RoomParams = { readonly room?: number; readonly chatroom_id?: number; readonly id?: number };

/** Binds the two calls, about a chat and about a direct chat, to one operation, run in a transaction. */
export const serveInChat = <C extends ChatCall>(
  calls: { readonly post: C; readonly direct: ChatCall },
  operate: (work: Work, chat: EnteredChat, body: ParsedInput<C>["body"]) => Answered<C>,
): Route[] =>
  serveBothInSteps<ChatroomRow["kind"], ChatCall>(calls, async (context, { params, body }, kind) => {
    const { room, chatroom_id, id = 0 } = params as RoomParams;
    const { create_by_admin } = body as { readonly create_by_admin?: boolean };
    const chat = await enterChat(context, room ?? chatroom_id ?? id, kind, create_by_admin);
    return context.inTransaction(
      (work) => operate(work, chat, body as ParsedInput<C>["body"]) as Promise<never>,
    );
  });
