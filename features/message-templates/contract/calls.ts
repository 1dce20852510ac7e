import * as z from "zod/mini";
import { act, eventWords } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { line, text } from "#kit/contract/fields/text.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";
import { seenAt } from "#kit/contract/wire.ts";
import { templateErrors } from "./errors.ts";
import { TEMPLATE_NAME } from "./limits.ts";

eventWords({
  targets: {
    template: { ja: "テンプレート", en: "Template" },
  },
  fields: {
    body: { ja: "本文", en: "Text" },
    type: { ja: "種類", en: "Type" },
  },
});

/** A template is for messages to these. R407 */
export const templateTypes = ["alumni", "employee", "group_invitation"] as const;
export type TemplateType = (typeof templateTypes)[number];

/** In a template it marks the recipient's name. R407 */
const NAME_PLACEHOLDER = "{{name}}";
/** A message puts the address of the group's invitation here, so only group invitations may, and must, have it. */
export const GROUP_URL_PLACEHOLDER = "{{invitation_group_url}}";
export const fillTemplate = (body: string, name: string): string => body.replaceAll(NAME_PLACEHOLDER, name);

/** R407 */
export const templateTypeWords = {
  alumni: { ja: "アルムナイ", en: "Alumni" },
  employee: { ja: "在籍者", en: "Employees" },
  group_invitation: { ja: "グループへの招待", en: "Group invitations" },
} as const;

const listed = field.fields(
  {
    name: field.name({ ja: "名前", en: "Name" }, { sort: "asc" }),
    type: field.choice(
      templateTypes,
      templateTypeWords,
      { ja: "宛先", en: "For" },
      { filter: true, width: 10 },
    ),
    body: field.text({ ja: "本文", en: "Text" }, { grows: true }),
    updated_at: field.moment({ ja: "更新日時", en: "Updated" }, { sort: "desc" }),
  },
  { id: z.number() },
);
const template = listed.row;
export type MessageTemplate = z.output<typeof template>;

const path = "/communities/{id}/message_templates";
const one = `${path}/{template_id}` as const;
const fields = {
  name: line(TEMPLATE_NAME),
  type: z.enum(templateTypes),
  body: text(limits.message),
};
const answer = z.object({ data: template });

export const listMessageTemplates = listCall({
  view: false,
  path,
  summary: "Texts that the office keeps under a name, to write messages with",
  records: "templates",
  search: "info",
  ...listed,
});

export const createMessageTemplate = call.post(path, {
  access: "administrator",
  act: act("createMessageTemplate", { ja: "テンプレートを作成", en: "Added a template" }),
  security: "settingsChanged",
  summary: "Keep a text under a name",
  body: z.object(fields),
  answer,
  errors: [
    templateErrors.ERROR_TEMPLATE_NAME_TAKEN,
    templateErrors.ERROR_TEMPLATE_GROUP_URL,
    templateErrors.ERROR_TEMPLATE_NO_GROUP_URL,
  ],
  changes: [path],
});

export const showMessageTemplate = call.get(one, {
  access: "administrator",
  view: false,
  summary: "One text that the office keeps",
  answer,
});

export const updateMessageTemplate = call.put(one, {
  access: "administrator",
  act: act("updateMessageTemplate", { ja: "テンプレートを変更", en: "Changed a template" }),
  security: "settingsChanged",
  summary: "Change a text that the office keeps, or its name",
  body: z.object({ ...fields, updated_at: seenAt }),
  answer,
  errors: [
    templateErrors.ERROR_TEMPLATE_NAME_TAKEN,
    templateErrors.ERROR_TEMPLATE_GROUP_URL,
    templateErrors.ERROR_TEMPLATE_NO_GROUP_URL,
    commonErrors.ERROR_STATUS_HAS_CHANGED,
  ],
  changes: [path, one],
});

export const deleteMessageTemplate = call.delete(one, {
  access: "administrator",
  act: act("deleteMessageTemplate", { ja: "テンプレートを削除", en: "Deleted a template" }),
  security: "settingsChanged",
  summary: "Delete a text that the office keeps",
  changes: [path],
});
