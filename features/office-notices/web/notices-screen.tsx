import { IconNews } from "@tabler/icons-react";
import { Link, useNavigate, useParams } from "react-router";
import { noticeQuestions } from "#features/notices/web/index.ts";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { writtenIn } from "#kit/ui/written.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { useChoices } from "#kit/web/table/declared.tsx";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import type { RowOf } from "#kit/web/table/use-table.ts";
import { useTable } from "#kit/web/table/use-table.ts";
import {
  deleteOfficeNotice,
  listOfficeNotices,
  noticeTargetWords,
  updateOfficeNotice,
} from "../contract/calls.ts";
import { NOTICE_PREVIEW } from "../contract/limits.ts";
import { useOfficeNoticeMessages } from "./messages.ts";

type Row = RowOf<typeof listOfficeNotices>;

const beginningOf = (text: string): string => {
  const letters = [...text];
  return letters.length > NOTICE_PREVIEW ? `${letters.slice(0, NOTICE_PREVIEW).join("")}…` : text;
};

/** CF10 lists the office's notices. R382, R485 */
export default function NoticesScreen() {
  const text = useOfficeNoticeMessages();
  const navigate = useNavigate();
  const communityId = Number(useParams().id);
  const table = useTable(listOfficeNotices, { params: { id: communityId } });
  const words = useChoices(noticeTargetWords);
  const pageOf = ({ id: notification_id }: Row) =>
    linkTo("/community/communities/:id/notifications/:notification_id/edit", {
      id: communityId,
      notification_id,
    });
  const { publish, hide, remove } = useNoticeActs(communityId);
  const targetsOf = ({ targets, list_name }: Row) =>
    [
      ...words.filter(({ value }) => targets.some((one) => one === value)).map(({ label }) => label),
      ...(list_name === null ? [] : [text.alsoList(list_name)]),
    ].join(text.comma);
  return (
    <>
      <TableScreen
        table={table}
        title={text.title}
        counted="things"
        search={text.search}
        cells={{
          title: (row) => <Link to={pageOf(row)}>{row.title}</Link>,
          content_base: (row) => (
            <span {...writtenIn(row.content_base)}>{beginningOf(row.content_base)}</span>
          ),
          targets: targetsOf,
          // R483: to the minute.
          publication_start_period: (row) => formatMinute(new Date(row.publication_start_period)),
          publication_end_period: (row) =>
            row.publication_end_period && formatMinute(new Date(row.publication_end_period)),
          read_count: (row) =>
            row.reached_count === 0 ? null : text.read(row.read_count, row.reached_count),
        }}
        target={({ id, title }) => ({ id, number: id, name: title })}
        empty={{ icon: IconNews, title: text.empty, hint: text.emptyHint }}
        action={
          <ButtonLink
            variant="primary"
            to={linkTo("/community/communities/:id/notifications/new", { id: communityId })}
          >
            {text.add}
          </ButtonLink>
        }
        onOpen={(row) => void navigate(pageOf(row))}
        acts={(row) => [
          row.state === "draft"
            ? { label: text.publish, onSelect: () => publish.run(row) }
            : { label: text.hide, onSelect: () => hide.run(row) },
          { label: text.delete, danger: true, onSelect: () => remove.run(row) },
        ]}
      />
      {publish.dialog}
      {hide.dialog}
      {remove.dialog}
    </>
  );
}

type Named = { readonly id: number; readonly title: string; readonly updated_at: string };

function useNoticeActs(id: number) {
  const text = useOfficeNoticeMessages();
  const questions = noticeQuestions(text, text.field.publicNote);
  const saying = (published: boolean) => (row: Named) => ({
    params: { id, notificationId: row.id },
    body: { published, updated_at: row.updated_at },
  });
  return {
    publish: useAction(updateOfficeNotice, { input: saying(true), ...questions.publish }),
    hide: useAction(updateOfficeNotice, { input: saying(false), ...questions.hide }),
    remove: useAction(deleteOfficeNotice, {
      input: (row: Named) => ({ params: { id, notificationId: row.id } }),
      ...questions.remove,
    }),
  };
}
