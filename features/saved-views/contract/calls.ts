import * as z from "zod/mini";
import { act, eventWords } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { line } from "#kit/contract/fields/text.ts";
import { savedViewErrors } from "./errors.ts";
import { VIEW_NAME, VIEW_QUERY } from "./limits.ts";

eventWords({
  targets: {
    view: { ja: "一覧の表示", en: "View of a list" },
  },
  fields: {
    query: { ja: "条件", en: "Conditions" },
    is_shared: { ja: "共有", en: "Shared" },
  },
});

/** The view belongs to this list; its conditions, order and columns are the list's own affair. */
const list = z.string().check(z.maxLength(40), z.regex(/^[a-z_]+$/));
const fields = {
  name: line(VIEW_NAME),
  /** The query has conditions, order and columns as in the URL. A condition that no longer exists is ignored. */
  query: z.string().check(z.maxLength(VIEW_QUERY.max)),
  /** Every administrator of the community sees it. */
  is_shared: z.boolean(),
  /** The list opens with this view for the administrator who has set it. */
  is_default: z.boolean(),
};

export const savedView = z.object({
  id: z.number(),
  ...fields,
  name: z.string(),
  query: z.string(),
  abilities: z.object({ edit: z.boolean() }),
});
export type SavedView = z.output<typeof savedView>;

const base = "/communities/{id}/saved_views";
const shared = { access: "administrator", errors: [commonErrors.FORBIDDEN_OPERATION] } as const;

export const listSavedViews = call.get(base, {
  ...shared,
  view: false,
  summary: "One's own views of a list, and those shared with every administrator",
  query: z.object({ list }),
  answer: z.object({ data: z.object({ records: z.array(savedView) }) }),
});

/** The same name is the same view. */
export const createSavedView = call.post(base, {
  ...shared,
  act: act("createSavedView", { ja: "一覧の表示を保存", en: "Saved a view of a list" }),
  summary: "Keep conditions, order and columns of a list under a name",
  body: z.object({ list, ...fields }),
  answer: z.object({ data: savedView }),
  errors: [savedViewErrors.ERROR_TOO_MANY_VIEWS],
  changes: [base],
});

export const updateSavedView = call.put(`${base}/{view_id}`, {
  ...shared,
  act: act("updateSavedView", { ja: "一覧の表示を変更", en: "Changed a view of a list" }),
  summary: "Change a view of one's own, or by which view a list opens",
  body: z.partial(z.object(fields)),
  answer: z.object({ data: savedView }),
  errors: [commonErrors.FORBIDDEN_OPERATION, savedViewErrors.ERROR_VIEW_NAME_TAKEN],
  changes: [base],
});

export const deleteSavedView = call.delete(`${base}/{view_id}`, {
  ...shared,
  act: act("deleteSavedView", { ja: "一覧の表示を削除", en: "Deleted a view of a list" }),
  summary: "Delete a view of one's own",
  changes: [base],
});
