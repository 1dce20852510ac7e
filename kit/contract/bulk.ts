import * as z from "zod/mini";
import { type ActName, act } from "./act.ts";
import { type BulkReason, type BulkReasons, knowReasons } from "./bulk-reasons.ts";
import { call } from "./call.ts";
import { commonErrors, type ErrorCode } from "./errors.ts";
import { fault } from "./fields/field-errors.ts";
import { fieldRule, rule } from "./fields/field-schema.ts";
import * as limits from "./fields/limits.ts";
import type { AnyListCall } from "./list-call.ts";
import { liveEvent } from "./live.ts";
import type { SecurityEvent } from "./security-events.ts";
import { id, time, wholeNumber } from "./wire.ts";

const known = { id: z.number(), number: z.number(), name: z.string() };
const mail = z.nullable(z.string());

const handler = z.object({ name: z.string(), kind: z.string(), at: time });
export type Handler = z.output<typeof handler>;

export const leftOut = z.object({
  ...known,
  /** It is a `BulkReason`. */ reason: z.string(),
  by: z.nullable(handler),
});
export type LeftOut = z.output<typeof leftOut>;
/** Only for these reasons may a repetition give another result. */
const passing: readonly (BulkReason | null)[] = ["changed", "full", "unexpected"];
export const mayBeTriedAgain = ({ reason }: { readonly reason: BulkReason | null }): boolean =>
  passing.includes(reason);

const previewTarget = z.object({ ...known, mail });
export type PreviewTarget = z.output<typeof previewTarget>;

export const bulkPreview = z.object({
  /** The act sends this back, so that it does what was shown. */
  as_of: z.string(),
  count: z.number(),
  targets: z.array(previewTarget),
  excluded: z.array(leftOut),
  /** Each target with an address gets this letter; it is null where none is sent. */
  letter: z.nullable(z.object({ subject: z.string(), text: z.string() })),
  /** An act that takes places of the community says how many are taken. */
  places: z.nullable(z.object({ taken: z.number(), limit: z.number() })),
});
export type BulkPreview = z.output<typeof bulkPreview>;

const done = z.object(known);
export const bulkResult = z.object({
  bulk_act: z.number(),
  /** It is false where the act goes on as a job (202) and the lists are still empty. */
  finished: z.boolean(),
  total: z.number(),
  done: z.array(done),
  skipped: z.array(leftOut),
  failed: z.array(leftOut),
});
export type BulkResult = z.output<typeof bulkResult>;

const filled = rule((values: number[]) => (values.length === 0 ? fault("TOO_FEW", { min: 1 }) : undefined));
const idList = () => z.array(id).check(z.maxLength(limits.bulkSelection));

type Given = Partial<Record<string, unknown>>;
const isGiven = (given: Given, name: string): boolean => given[name] !== undefined;
const givenWith = (filter: "as_of" | "count") =>
  fieldRule<Record<string, unknown>>(filter, (given) =>
    isGiven(given, "filter") && !isGiven(given, filter) ? fault("REQUIRED") : undefined,
  );
/** The act is sent with what the preview of a filter has shown. */
const shown = [givenWith("as_of"), givenWith("count")];

type Selecting<M> = {
  /** The filter of this list may be sent in place of ids. */
  readonly list?: AnyListCall | undefined;
  readonly more?: M | undefined;
  /** This field of `more` may name targets beside the ids or in their place. */
  readonly names?: (keyof M & string) | undefined;
};

/**
 * A preview is asked for by `{ ids }`, or by all that a filter of the list finds with exceptions: `{ filter, except }`,
 * never by both. The act, or the export, adds the `as_of` that its preview has answered, and for a filter its `count`,
 * without which it is refused; `left_out` are those that the preview has left out, stored in the result so that they can
 * be tried again. `undoes` names the bulk act that is undone.
 */
export function selectionOf<M extends z.core.$ZodShape = Record<never, never>>({
  list,
  more = {} as M,
  names,
}: Selecting<M>) {
  const named = names === undefined ? ["ids"] : ["ids", names];
  const selection = z
    .object({
      ...more,
      ids: z.optional(idList().check(filled)),
      ...((list ? { filter: z.optional(list.found as z.ZodMiniType) } : {}) as {
        filter: z.ZodMiniOptional<z.ZodMiniType>;
      }),
      except: z.optional(idList()),
      left_out: z.optional(idList()),
      as_of: z.optional(z.string().check(z.maxLength(limits.bulkToken))),
      count: z.optional(wholeNumber),
      undoes: z.optional(id),
    })
    .check(
      fieldRule<Record<string, unknown>>("ids", (given) =>
        [...named, "filter"].some((name) => isGiven(given, name)) ? undefined : fault("REQUIRED"),
      ),
      fieldRule<Record<string, unknown>>("filter", (given) =>
        isGiven(given, "filter") && named.some((name) => isGiven(given, name))
          ? fault("INVALID_CHOICE")
          : undefined,
      ),
    );
  return { preview: selection, act: selection.check(...shown) };
}
export type Selection = {
  readonly ids?: number[] | undefined;
  readonly filter?: Record<string, unknown> | undefined;
  readonly except?: number[] | undefined;
  readonly left_out?: number[] | undefined;
  readonly as_of?: string | undefined;
  readonly count?: number | undefined;
  readonly undoes?: number | undefined;
};
type More<M extends z.core.$ZodShape> = { readonly [K in keyof M]?: z.output<M[K]> };
type BulkBody<M extends z.core.$ZodShape> = z.ZodMiniType<Selection & More<M>, Selection & More<M>>;

const previewBulkAct = act("previewBulkAct", {
  ja: "一括処理の対象を確認",
  en: "Checked whom a bulk action would be about",
});

type Definition<P, M> = {
  /** The call is exported, and its bulk acts are stored and stand in the audit log, under this name. */
  readonly kind: ActName;
  /** The security log records it so. */
  readonly security: SecurityEvent;
  /** It is false where the targets are no people, so that its preview shows nothing of them. */
  readonly isOfPeople?: boolean;
  /** The ids are of these; the audit log calls each so. */
  readonly subject: string;
  /** It looks like `/communities/{id}/applicants/approve`. */
  readonly path: P;
  readonly documented?: string;
  readonly summary: string;
  /** The filter of this list may be sent in place of ids. */
  readonly list?: AnyListCall;
  /** The act has this input beside its targets; all of it is optional, since the specification knows ids alone. */
  readonly more?: M;
  /** This field of `more` names targets otherwise than by their ids. */
  readonly names?: keyof M & string;
  /** The act may leave targets out for these reasons beside those of every act. */
  readonly reasons?: BulkReasons;
  readonly errors?: readonly ErrorCode[];
  readonly changes: readonly string[];
  /** These calls of single targets find nothing any more once the act is done. */
  readonly ends?: readonly string[];
};

/**
 * Declares a bulk act of administrators and its preview, which changes nothing. `serveBulk` (kit/server/bulk) serves
 * it, `useBulk` (kit/web/bulk) calls it. Beyond `limits.bulkAtOnce` targets it runs as a job: 202.
 */
export function bulkCall<
  const P extends `/communities/{id}/${string}`,
  const M extends z.core.$ZodShape = Record<never, never>,
>({
  kind,
  security,
  isOfPeople = true,
  subject,
  path,
  documented,
  summary,
  list,
  more,
  names,
  reasons = {},
  errors = [],
  changes,
  ends = [],
}: Definition<P, M>) {
  knowReasons(reasons);
  const access = "administrator";
  const body = selectionOf({ list, more, names }) as unknown as Record<"preview" | "act", BulkBody<M>>;
  return {
    kind,
    subject,
    list,
    ends,
    ...call.post(path, {
      access,
      act: kind,
      security,
      documented,
      summary,
      body: body.act,
      answer: z.object({ data: bulkResult }),
      errors: [commonErrors.ERROR_SELECTION_CHANGED, commonErrors.ERROR_STATUS_HAS_CHANGED, ...errors],
      changes: [...changes],
    }),
    preview: call.post(`${path}/preview` as `${P}/preview`, {
      access,
      act: false,
      view: previewBulkAct,
      ...(isOfPeople ? { security: "personalDataViewed" as const } : {}),
      summary: `Whom this would be about, and what would happen: ${summary}`,
      body: body.preview,
      answer: z.object({ data: bulkPreview }),
      errors,
    }),
  };
}

export type BulkCall = ReturnType<typeof bulkCall<`/communities/{id}/${string}`>>;

/** The progress of an act is published to the community's administrators. */
const progress = {
  id: z.number(),
  kind: z.string(),
  state: z.enum(["running", "finished", "stopped"]),
  total: z.number(),
  done: z.number(),
  skipped: z.number(),
  failed: z.number(),
};
export const bulkActProgress = z.object(progress);
export type BulkActProgress = z.output<typeof bulkActProgress>;
export const BULK_ACT_ROOM = "bulk_acts";
export const bulkActMoved = liveEvent("bulk_act.moved", bulkActProgress);
