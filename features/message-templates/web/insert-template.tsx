import { IconTemplate } from "@tabler/icons-react";
import { useNavigate } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { Menu } from "#kit/ui/menu/menu.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { fillTemplate, listMessageTemplates, type TemplateType } from "../contract/calls.ts";
import { useTemplateMessages } from "./messages.ts";

type Props = {
  readonly communityId: number;
  readonly type: TemplateType;
  readonly name: string;
  readonly onInsert: (text: string) => void;
};

const AS_MANY = 100;

/** Offers the office's templates of a type, inserted with the recipient's name, and links to all of them. */
export function InsertTemplate({ communityId, type, name, onInsert }: Props) {
  const text = useTemplateMessages();
  const navigate = useNavigate();
  const query = { type, per_page: AS_MANY } as const;
  const { data } = useCall(listMessageTemplates, { params: { id: communityId }, query });
  const templates = data?.data.templates ?? [];
  return (
    <Menu
      label={text.insert}
      trigger={<IconTemplate size={20} role="img" aria-label={text.insert} />}
      items={[
        ...templates.map((one) => ({
          label: one.name,
          onSelect: () => onInsert(fillTemplate(one.body, name)),
        })),
        {
          label: text.manage,
          onSelect: () =>
            void navigate(linkTo("/community/communities/:id/message_templates", { id: communityId })),
        },
      ]}
    />
  );
}
