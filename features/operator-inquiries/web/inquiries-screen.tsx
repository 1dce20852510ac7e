import { IconMailQuestion } from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";
import { listInquiryCategories } from "#features/inquiries/contract/calls.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { type ListedInquiry, listOperatorInquiries } from "../contract/calls.ts";
import { useInquiriesMessages } from "./messages.ts";
import { StateBadge } from "./state-badge.tsx";

const pageOf = ({ id }: Pick<ListedInquiry, "id">) =>
  linkTo("/operator/inquiries/:inquiry_id", { inquiry_id: id });

/** Lists what people ask the provider, with its state. */
export default function InquiriesScreen() {
  const text = useInquiriesMessages();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const table = useTable(listOperatorInquiries, { params: {} });
  const categories = useCall(listInquiryCategories, {}, { staleTime: Number.POSITIVE_INFINITY });
  const types = (categories.data?.data ?? []).map((one) => ({
    value: String(one.id),
    label: one[`name_${language}`],
  }));
  return (
    <TableScreen
      table={table}
      title={text.title}
      counted="things"
      search={text.search}
      options={{ inquiry_type: types }}
      cells={{
        subject: (row) => <Link to={pageOf(row)}>{row.subject}</Link>,
        number: ({ id }) => `#${id}`,
        state: ({ state }) => <StateBadge state={state} />,
      }}
      target={({ id, subject }) => ({ id, number: id, name: subject })}
      empty={{ icon: IconMailQuestion, title: text.empty, hint: text.emptyHint }}
      action={<ButtonLink to={linkTo("/operator/inquiries/ready_answers")}>{text.readyAnswers}</ButtonLink>}
      onOpen={(row) => void navigate(pageOf(row))}
    />
  );
}
