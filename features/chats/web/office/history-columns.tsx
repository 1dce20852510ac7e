import { Link } from "react-router";
import { formatDate } from "#kit/contract/fields/tokyo-time.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import type { Column } from "#kit/ui/data-table/columns.ts";
import type { ChatHistoryEntry, ChatPerson } from "../../contract/office-calls.ts";
import type { useOfficeChatMessages } from "./messages.ts";

type Text = ReturnType<typeof useOfficeChatMessages>;

export const titleOf = ({ kind, title }: Pick<ChatHistoryEntry, "kind" | "title">, text: Text): string =>
  kind === "direct" ? text.direct : title;

/** R397: the columns show a chat's subject, its two sides and its end. */
export const historyColumns = (
  text: Text,
  nameOf: (person: ChatPerson) => string,
  linkTo: (row: ChatHistoryEntry) => string,
  ofPerson: boolean,
): readonly Column<ChatHistoryEntry>[] => [
  {
    key: "about",
    label: text.column.about,
    kind: "name",
    width: 16,
    grows: true,
    wraps: true,
    cell: (row) => (
      <>
        <Link to={linkTo(row)}>{titleOf(row, text)}</Link>{" "}
        {row.unread_chat_count > 0 && <Badge tone="accent">{text.unread(row.unread_chat_count)}</Badge>}
      </>
    ),
  },
  ...(ofPerson
    ? []
    : [
        {
          key: "guest",
          label: text.column.guest,
          width: 9,
          cell: (row: ChatHistoryEntry) => <bdi>{nameOf(row)}</bdi>,
        },
      ]),
  {
    key: "host",
    label: text.column.host,
    width: 9,
    cell: ({ partner }) => <bdi>{nameOf(partner)}</bdi>,
  },
  {
    key: "state",
    label: text.column.state,
    kind: "state",
    cell: ({ closed }) => (
      <Badge tone={closed ? "neutral" : "success"}>{closed ? text.closed : text.open}</Badge>
    ),
  },
  { key: "message_count", label: text.column.count, kind: "count" },
  { key: "last_message_at", label: text.column.last, kind: "time" },
  {
    key: "end_date",
    label: text.column.end,
    kind: "date",
    cell: ({ end_date }) => (end_date ? formatDate(new Date(end_date)) : text.endless),
  },
  { key: "created_at", optional: true, label: text.column.created, kind: "date" },
];
