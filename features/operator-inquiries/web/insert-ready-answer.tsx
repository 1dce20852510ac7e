import { IconTemplate } from "@tabler/icons-react";
import { useNavigate } from "react-router";
import type { Language } from "#kit/contract/language.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import common from "#kit/ui/common.module.css";
import { Menu } from "#kit/ui/menu/menu.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { READY_ANSWERS_MAX } from "../contract/limits.ts";
import { listReadyAnswers } from "../contract/ready-answer-calls.ts";
import { useInquiriesMessages } from "./messages.ts";

type Props = { readonly language: Language; readonly onInsert: (text: string) => void };

/** Offers the ready answers in the language of the inquiry, and leads to all of them. */
export function InsertReadyAnswer({ language, onInsert }: Props) {
  const text = useInquiriesMessages();
  const navigate = useNavigate();
  const { data } = useCall(
    listReadyAnswers,
    { query: { per_page: READY_ANSWERS_MAX } },
    { meta: { beside: true } },
  );
  return (
    <Menu
      label={text.insert}
      trigger={
        <span className={common.row2}>
          <IconTemplate size={18} aria-hidden="true" />
          {text.insert}
        </span>
      }
      items={[
        ...(data?.data.records ?? []).map((one) => ({
          label: one.name,
          onSelect: () => onInsert(one[`text_${language}`]),
        })),
        { label: text.manage, onSelect: () => void navigate(linkTo("/operator/inquiries/ready_answers")) },
      ]}
    />
  );
}
