import { IconSpeakerphone } from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";
import { noticeQuestions } from "#features/notices/web/index.ts";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Written } from "#kit/ui/written.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import {
  deleteProductNotice,
  type ListedNotice,
  listOperatorNotices,
  updateProductNotice,
} from "../contract/calls.ts";
import { useOperatorNoticeMessages } from "./messages.ts";

const pageOf = ({ id }: ListedNotice) => linkTo("/operator/notices/:notice_id", { notice_id: id });

/** Lists what the provider tells everybody: drafts, what is to come, what runs and what has ended. */
export default function OperatorNoticesScreen() {
  const text = useOperatorNoticeMessages();
  const navigate = useNavigate();
  const table = useTable(listOperatorNotices, { params: {} });
  const { publish, hide, remove } = useNoticeActs();
  return (
    <>
      <TableScreen
        table={table}
        title={text.title}
        counted="things"
        search={text.search}
        cells={{
          title: (row) => (
            <Link to={pageOf(row)}>
              <Written>{row.title}</Written>
            </Link>
          ),
          public_date: (row) => formatMinute(new Date(row.public_date)),
          end_date: (row) => row.end_date && formatMinute(new Date(row.end_date)),
        }}
        target={({ id, title }) => ({ id, number: id, name: title })}
        empty={{ icon: IconSpeakerphone, title: text.empty, hint: text.emptyHint }}
        action={
          <ButtonLink variant="primary" to={linkTo("/operator/notices/new")}>
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

function useNoticeActs() {
  const text = useOperatorNoticeMessages();
  const questions = noticeQuestions(text, text.askPublish.inPeriod);
  const saying = (published: boolean) => (row: ListedNotice) => ({
    params: { notice_id: row.id },
    body: { published, updated_at: row.updated_at },
  });
  return {
    publish: useAction(updateProductNotice, { input: saying(true), ...questions.publish }),
    hide: useAction(updateProductNotice, { input: saying(false), ...questions.hide }),
    remove: useAction(deleteProductNotice, {
      input: (row: ListedNotice) => ({ params: { notice_id: row.id } }),
      ...questions.remove,
    }),
  };
}
