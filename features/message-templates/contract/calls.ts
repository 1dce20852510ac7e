import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { line, text } from "#kit/contract/fields/text.ts";
import { listCall } from "#kit/contract/list-call.ts";
import { seenAt, time } from "#kit/contract/wire.ts";
import { templateErrors } from "./errors.ts";
import { TEMPLATE_NAME } from "./limits.ts";

/** A template is for messages to these. R407 */
export const templateTypes = ["alumni", "employee", "group_invitation"] as const;
export type TemplateType = (typeof templateTypes)[number];

/** In a template it marks the recipient's name. R407 */
const NAME_PLACEHOLDER = "{{name}}";
export const fillTemplate = (body: string, name: string): string => body.replaceAll(NAME_PLACEHOLDER, name);

const template = z.object({
  id: z.number(),
  name: z.string(),
  type: z.enum(templateTypes),
  body: z.string(),
  updated_at: time,
});
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
  path,
  summary: "Texts that the office keeps under a name, to write messages with",
  row: template,
  records: "templates",
  search: "info",
  filters: { type: z.optional(z.enum(templateTypes)) },
  sorts: { name: "asc", updated_at: "desc" },
});

export const createMessageTemplate = call.post(path, {
  access: "administrator",
  act: "createMessageTemplate",
  summary: "Keep a text under a name",
  body: z.object(fields),
  answer,
  errors: [templateErrors.ERROR_TEMPLATE_NAME_TAKEN],
  changes: [path],
});

export const showMessageTemplate = call.get(one, {
  access: "administrator",
  summary: "One text that the office keeps",
  answer,
});

export const updateMessageTemplate = call.put(one, {
  access: "administrator",
  act: "updateMessageTemplate",
  summary: "Change a text that the office keeps, or its name",
  body: z.object({ ...fields, updated_at: seenAt }),
  answer,
  errors: [templateErrors.ERROR_TEMPLATE_NAME_TAKEN, commonErrors.ERROR_STATUS_HAS_CHANGED],
  changes: [path, one],
});

export const deleteMessageTemplate = call.delete(one, {
  access: "administrator",
  act: "deleteMessageTemplate",
  summary: "Delete a text that the office keeps",
  changes: [path],
});
