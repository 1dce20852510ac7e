import { IconListCheck } from "@tabler/icons-react";
import { linkTo } from "#kit/contract/link-to.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import {
  cancelJob,
  type JobState,
  jobStateWords,
  type ListedJob,
  listJobs,
  runJobAgain,
} from "../contract/calls.ts";
import { queueInWords } from "../contract/queue-words.ts";
import { useJobMessages } from "./messages.ts";

const tones = {
  waiting: "neutral",
  running: "accent",
  failed: "warning",
  given_up: "danger",
  cancelled: "neutral",
} as const;

function StateBadge({ state }: { readonly state: JobState }) {
  const { language } = useLanguage();
  return <Badge tone={tones[state]}>{jobStateWords[state][language]}</Badge>;
}

const mayRunAgain = ({ state }: ListedJob) => ["failed", "given_up", "cancelled"].includes(state);
const mayCancel = ({ state }: ListedJob) => ["waiting", "failed"].includes(state);

/** Lists what waits, runs or has failed in the background. */
export default function JobsScreen() {
  const text = useJobMessages();
  const { language } = useLanguage();
  const table = useTable(listJobs, { params: {} });
  const input = ({ job_id }: ListedJob) => ({ params: { job_id } });
  const nameOf = (job: ListedJob) => queueInWords(job, language);
  const again = useAction(runJobAgain, {
    input,
    done: (_, job: ListedJob) => text.willRun(nameOf(job)),
    gone: (job) => text.gone(nameOf(job)),
  });
  const cancel = useAction(cancelJob, {
    input,
    ask: (job: ListedJob) => ({
      title: text.ask.title(nameOf(job)),
      message: text.ask.message,
      confirmLabel: text.ask.confirm,
      danger: true,
    }),
    done: (_, job) => text.cancelled(nameOf(job)),
    gone: (job) => text.gone(nameOf(job)),
  });
  return (
    <>
      <TableScreen
        table={table}
        title={text.title}
        counted="things"
        cells={{ state: ({ state }) => <StateBadge state={state} /> }}
        options={{
          queue: (table.answer?.queues ?? []).map((queue) => ({
            value: queue,
            label: queueInWords({ queue }, language),
          })),
        }}
        target={(job) => ({ id: job.id, number: job.id, name: nameOf(job) })}
        empty={{ icon: IconListCheck, title: text.empty, hint: text.emptyHint }}
        action={<ButtonLink to={linkTo("/operator/job_queues")}>{text.queues.open}</ButtonLink>}
        acts={(job) => [
          ...(mayRunAgain(job) ? [{ label: text.runAgain, onSelect: () => again.run(job) }] : []),
          ...(mayCancel(job) ? [{ label: text.cancel, danger: true, onSelect: () => cancel.run(job) }] : []),
        ]}
      />
      {cancel.dialog}
      {again.dialog}
    </>
  );
}
