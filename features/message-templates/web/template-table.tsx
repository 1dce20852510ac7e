import { IconTemplate } from "@tabler/icons-react";
import { Link } from "react-router";
import type { TableWords } from "#kit/web/table/table-screen-props.ts";
import { type listMessageTemplates, type MessageTemplate, templateTypes } from "../contract/calls.ts";
import type { useTemplateMessages } from "./messages.ts";

export const templateTable = (
  { column, types, ...text }: ReturnType<typeof useTemplateMessages>,
  pageOf: (template: MessageTemplate) => string,
): TableWords<typeof listMessageTemplates> => ({
  title: text.title,
  counted: "things",
  search: text.search,
  filters: [
    {
      kind: "choice",
      name: "type",
      label: column.type,
      options: templateTypes.map((value) => ({ value, label: types[value] })),
    },
  ],
  columns: [
    {
      key: "name",
      label: column.name,
      kind: "name",
      cell: (row) => <Link to={pageOf(row)}>{row.name}</Link>,
    },
    { key: "type", label: column.type, width: 10, cell: ({ type }) => types[type] },
    { key: "body", label: column.body, grows: true },
    { key: "updated_at", label: column.updated, kind: "time" },
  ],
  target: ({ id, name }) => ({ id, number: id, name }),
  empty: { icon: IconTemplate, title: text.empty, hint: text.emptyHint },
});
