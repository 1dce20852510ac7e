import { useState } from "react";
import { formatMinute, showDate } from "#kit/contract/fields/tokyo-time.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { Pager } from "#kit/ui/pager/pager.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import {
  type ContractEntry,
  type ContractFields,
  listContractHistory,
  type PlanRequest,
} from "../contract/calls.ts";
import styles from "./contracts.module.css";
import { useContractMessages } from "./messages.ts";

const PER_PAGE = 30;

/** R362: the newest entries come first, page by page. */
export function History({ communityId }: { communityId: number }) {
  const text = useContractMessages();
  const [page, setPage] = useState(1);
  const query = useCall(
    listContractHistory,
    { params: { id: communityId }, query: { page, per_page: PER_PAGE } },
    { placeholderData: (before) => before },
  );
  return (
    <Loaded query={query}>
      {({ data: { records }, total_pages, total_records }) =>
        records.length === 0 ? (
          <p className={common.note}>{text.noHistory}</p>
        ) : (
          <Card className={common.stack3}>
            <ol className={styles.history}>
              {records.map((entry) => (
                <li key={entry.id}>
                  <Entry entry={entry} />
                </li>
              ))}
            </ol>
            <Pager
              page={page}
              totalPages={total_pages}
              totalRecords={total_records}
              size={PER_PAGE}
              onPage={setPage}
            />
          </Card>
        )
      }
    </Loaded>
  );
}

function Entry({ entry }: { entry: ContractEntry }) {
  const text = useContractMessages();
  const { by, changes, request } = entry;
  const name = by.side === "operator" ? text.operator : (by.name ?? text.leftContractor);
  return (
    <>
      <p className={common.note}>
        <time dateTime={entry.changed_at}>{formatMinute(new Date(entry.changed_at))}</time> <bdi>{name}</bdi>
      </p>
      {request ? <Request request={request} /> : <Changes changes={changes} />}
    </>
  );
}

function Request({ request }: { request: PlanRequest }) {
  const text = useContractMessages();
  const { choice, remarks, answer, answer_text } = request;
  const tone = answer === "accepted" ? "success" : answer === "declined" ? "danger" : "neutral";
  return (
    <>
      <p className={common.row2}>
        {text.request.listed(text.choices[choice])}
        <Badge tone={tone}>{text.answers[answer ?? "open"]}</Badge>
      </p>
      {remarks !== "" && <p>{text.request.remarks(remarks)}</p>}
      {answer_text !== "" && <p>{text.request.answer(answer_text)}</p>}
    </>
  );
}

function Changes({ changes }: Pick<ContractEntry, "changes">) {
  const text = useContractMessages();
  const inWords = (field: string, value: ContractFields[keyof ContractFields]): string => {
    if (field === "plan") return value === null ? text.noPlan : String(value);
    if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return text.none;
    if (Array.isArray(value)) return value.join(text.comma);
    if (field === "renewal_date") return showDate(String(value));
    if (field === "member_limit") return text.people(Number(value));
    return field === "purchased_points" ? text.points(Number(value)) : String(value);
  };
  return (
    <ul>
      {Object.entries(changes).map(([field, [before, after]]) => (
        <li key={field}>
          {text.changed(
            text.fields[field as keyof ContractFields],
            inWords(field, before),
            inWords(field, after),
          )}
        </li>
      ))}
    </ul>
  );
}
