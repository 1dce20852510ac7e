import type { Context } from "#kit/server/http/context.ts";
import { serve } from "#kit/server/http/serve.ts";
import { showChat, showDirectChat } from "../contract/calls.ts";
import { CATCH_UP_PAGE, HISTORY_PAGE } from "../contract/limits.ts";
import { chatroomViewOf } from "./chat-views.ts";
import { type EnteredChat, enterChat, recordOfficeReading } from "./enter-chat.ts";
import { listMessagesBefore, listMessagesChanged } from "./list-messages.sql.ts";
import { messageOf } from "./message-views.ts";

type Range = { readonly before_seq?: number | undefined; readonly since_seq?: number | undefined };
type Reading = Pick<Context<"member">, "run" | "now" | "inTransaction">;

/** No room's number reaches this. */
const NEWEST = 2_147_483_647;

async function answer(context: Reading, chat: EnteredChat, range: Range) {
  if (chat.mine.is_office) await context.inTransaction((work) => recordOfficeReading(work, chat));
  const { rows, has_more } = await readPage(context.run, chat, range);
  return {
    chatroom: chatroomViewOf(chat, context.now),
    messages: rows.toSorted((a, b) => a.seq - b.seq).map((row) => messageOf(row, chat, row.written_by)),
    has_more,
  };
}

/** One row more than the page is read, to know whether there is another page. */
async function readPage(
  run: Reading["run"],
  { row, mine }: EnteredChat,
  { before_seq = NEWEST, since_seq }: Range,
) {
  const size = since_seq === undefined ? HISTORY_PAGE : CATCH_UP_PAGE;
  const asked = { room: row.id, office: mine.is_office, size };
  const rows =
    since_seq === undefined
      ? await run(listMessagesBefore, { ...asked, before: before_seq })
      : await run(listMessagesChanged, { ...asked, since: since_seq });
  return { rows: rows.slice(0, size), has_more: rows.length > size };
}

export const showChatRoutes = [
  serve(showChat, async (context, { params, query }) =>
    answer(context, await enterChat(context, params.room, "post"), query),
  ),
  serve(showDirectChat, async (context, { query }) =>
    answer(context, await enterChat(context, query.chatroom_id, "direct"), query),
  ),
];
