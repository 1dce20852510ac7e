import { IconListCheck } from "@tabler/icons-react";
import { Link } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { BackLink } from "#kit/ui/page-head/back-link.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { listJobQueues } from "../contract/calls.ts";
import { queueInWords } from "../contract/queue-words.ts";
import { useJobMessages } from "./messages.ts";

/** Shows for each kind of job how many wait, run and have failed, and when those of the clock run. */
export default function QueuesScreen() {
  const text = useJobMessages();
  const { language } = useLanguage();
  const table = useTable(listJobQueues, { params: {} });
  return (
    <TableScreen
      table={table}
      title={text.queues.title}
      back={<BackLink to={linkTo("/operator/jobs")}>{text.title}</BackLink>}
      counted="things"
      cells={{
        queue: (row) => (
          <Link to={linkTo("/operator/jobs", {}, { queue: row.queue })}>{queueInWords(row, language)}</Link>
        ),
      }}
      target={(row) => ({ id: row.id, number: row.id, name: queueInWords(row, language) })}
      empty={{ icon: IconListCheck, title: text.queues.title, hint: text.queues.hint }}
    />
  );
}
