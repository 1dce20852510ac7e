import * as z from "zod/mini";
import { endAfterStart } from "#kit/contract/fields/dates.ts";
import { fault } from "#kit/contract/fields/field-errors.ts";
import { fieldRule } from "#kit/contract/fields/field-schema.ts";
import { month } from "#kit/contract/fields/months.ts";
import { line, name, text } from "#kit/contract/fields/text.ts";
import { webAddress } from "#kit/contract/fields/web-address.ts";
import { id, ordinal, seenAt } from "#kit/contract/wire.ts";
import * as limits from "./limits.ts";

/** R214–R216, R218: the beginning is in the past, the end up to ten years ahead; blank or null is no end. */
const period = {
  start_period: month({ past: true }),
  end_period: z.nullable(month({ required: false })),
};
const periodRule = endAfterStart<{ start_period: string; end_period: string | null }>(
  "start_period",
  "end_period",
);

const historyFields = {
  department_name: name({ ...limits.DEPARTMENT_NAME, min: 0 }),
  position: line(limits.POSITION),
  job_type_parent_id: z.nullable(ordinal),
  job_type_child_id: z.nullable(ordinal),
  ...period,
  content: text(limits.HISTORY_CONTENT),
  is_public: z.boolean(),
};

/**
 * A history names its corporation: by `portfolio_work_history_corporation_id` one that is there, by `corporation_name`
 * one with this name, which begins to be where there is none. Both together give the corporation that name.
 */
const corporation = {
  portfolio_work_history_corporation_id: z.optional(id),
  corporation_name: z.optional(name(limits.CORPORATION_NAME)),
};

type Named = { portfolio_work_history_corporation_id: unknown; corporation_name: unknown };
const corporationRule = fieldRule<Named>("corporation_name", (given) =>
  given.portfolio_work_history_corporation_id === undefined && given.corporation_name === undefined
    ? fault("REQUIRED")
    : undefined,
);

export const newHistory = z
  .object({
    ...corporation,
    ...historyFields,
    department_name: z._default(historyFields.department_name, ""),
    position: z._default(historyFields.position, ""),
    content: z._default(historyFields.content, ""),
    job_type_parent_id: z._default(historyFields.job_type_parent_id, null),
    job_type_child_id: z._default(historyFields.job_type_child_id, null),
    end_period: z._default(historyFields.end_period, null),
    is_public: z._default(historyFields.is_public, true),
  })
  .check(corporationRule, periodRule);
export type NewHistory = z.output<typeof newHistory>;

/** What is left out stays. */
export const editedHistory = z
  .object({ ...corporation, ...z.partial(z.object(historyFields)).shape, updated_at: seenAt })
  .check(periodRule);
export type EditedHistory = z.output<typeof editedHistory>;

const activityFields = {
  title: line(limits.ACTIVITY_TITLE),
  content: text(limits.ACTIVITY_CONTENT),
  ...period,
  url: webAddress(limits.ACTIVITY_URL),
  is_public: z.boolean(),
};

export const newActivity = z
  .object({
    ...activityFields,
    content: z._default(activityFields.content, ""),
    end_period: z._default(activityFields.end_period, null),
    url: z._default(activityFields.url, ""),
    is_public: z._default(activityFields.is_public, true),
  })
  .check(periodRule);
export type NewActivity = z.output<typeof newActivity>;

export const editedActivity = z
  .object({ ...z.partial(z.object(activityFields)).shape, updated_at: seenAt })
  .check(periodRule);
