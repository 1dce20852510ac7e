import * as z from "zod/mini";
import { call } from "./call.ts";
import { commonErrors, type ErrorCode } from "./errors.ts";
import { fault } from "./fields/field-errors.ts";
import { fieldRule, rule } from "./fields/field-schema.ts";
import * as limits from "./fields/limits.ts";
import type { AnyListCall } from "./list-call.ts";
import { liveEvent } from "./live.ts";
import { id, time, wholeNumber } from "./wire.ts";

/** Why somebody or something is left out of a bulk act. */
export const bulkReasons = [
  /** Somebody else has dealt with it before. */
  "handled",
  /** It has changed since it was shown. */
  "changed",
  /** No place is left. */
  "full",
  /** It is not there, or not here. */
  "gone",
  /** They have registered meanwhile. */
  "registered",
  /** The act met an error that concerns this one alone. */
  "unexpected",
  /** Nothing would be another than it is. */
  "already",
  /** Whoever asks for it, and whom an act upon members does not reach. */
  "oneself",
  "contractor",
  "administrator",
  /** Waits for approval, and is dealt with there. */
  "candidate",
  "notJoined",
  "departed",
  /** The flag has been deleted. */
  "flagGone",
] as const;
export type BulkReason = (typeof bulkReasons)[number];

const known = { id: z.number(), number: z.number(), name: z.string() };
const mail = z.nullable(z.string());

/** Who dealt with it before, and when. */
const handler = z.object({ name: z.string(), kind: z.string(), at: time });
export type Handler = z.output<typeof handler>;

export const leftOut = z.object({ ...known, reason: z.enum(bulkReasons), by: z.nullable(handler) });
export type LeftOut = z.output<typeof leftOut>;
/** Of anybody else it would be the same the next time. */
const passing: readonly (BulkReason | null)[] = ["changed", "full", "unexpected"];
export const mayBeTriedAgain = ({ reason }: { readonly reason: BulkReason | null }): boolean =>
  passing.includes(reason);

const previewTarget = z.object({ ...known, mail });
export type PreviewTarget = z.output<typeof previewTarget>;

const preview = z.object({
  /** What the act is to be sent with, so that it does what was shown. */
  as_of: z.string(),
  /** What the selection finds. */
  count: z.number(),
  targets: z.array(previewTarget),
  excluded: z.array(leftOut),
  /** What is written to each that has an address; null where nothing is. */
  letter: z.nullable(z.object({ subject: z.string(), text: z.string() })),
  /** Places of the community, for an act that takes some. */
  places: z.nullable(z.object({ taken: z.number(), limit: z.number() })),
});
export type BulkPreview = z.output<typeof preview>;

const done = z.object(known);
const result = z.object({
  /** Under which the act is kept: its progress, and what became of each. */
  activity: z.number(),
  /** False where it goes on as a job (202) and the lists are still empty. */
  finished: z.boolean(),
  total: z.number(),
  done: z.array(done),
  skipped: z.array(leftOut),
  failed: z.array(leftOut),
});
export type BulkResult = z.output<typeof result>;

const filled = rule((values: number[]) => (values.length === 0 ? fault("TOO_FEW", { min: 1 }) : undefined));
const idList = () => z.array(id).check(z.maxLength(limits.bulkSelection));

type Given = { readonly ids?: unknown; readonly filter?: unknown };
/**
 * `{ ids }`, or all that a filter of the list finds but some: `{ filter, except }`. The act adds `as_of` and, for a
 * filter, the `count` that its preview has answered; `left_out` are those whom the preview has left out, kept in the
 * result so that they can be tried again. `undoes` names the activity that is being undone.
 */
export const selectionOf = <M extends z.core.$ZodShape = Record<never, never>>(
  list: AnyListCall | undefined,
  more: M = {} as M,
) =>
  z
    .object({
      ...more,
      ids: z.optional(idList().check(filled)),
      filter: z.optional((list?.found ?? z.object({})) as z.ZodMiniType),
      except: z.optional(idList()),
      left_out: z.optional(idList()),
      as_of: z.optional(z.string().check(z.maxLength(limits.bulkToken))),
      count: z.optional(wholeNumber),
      undoes: z.optional(id),
    })
    .check(
      fieldRule<Given>("ids", ({ ids, filter }) =>
        ids === undefined && filter === undefined ? fault("REQUIRED") : undefined,
      ) as never,
    );
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

/** What the ids are of. */
export type BulkSubject = "memberships" | "posts" | "imported_rows" | "alumni_invitations";

type Definition<P, M> = {
  /** The name under which the call is exported, and its acts are kept. */
  readonly kind: string;
  readonly subject: BulkSubject;
  /** `/communities/{id}/applicants/approve` */
  readonly path: P;
  readonly documented?: string;
  /** What is done, in words, for the documentation. */
  readonly summary: string;
  /** The list whose filter may be sent instead of ids. */
  readonly list?: AnyListCall;
  /** What is asked beside whom; optional all of it, since the documents know ids alone. */
  readonly more?: M;
  readonly errors?: readonly ErrorCode[];
  readonly changes: readonly string[];
  /** Readings of single ones that are none any more once it is done. */
  readonly ends?: readonly string[];
};

/**
 * An act of administrators upon many at once, and the preview of it that changes nothing. Served by `serveBulk`
 * (kit/server/bulk), asked for by `useBulk` (kit/web/bulk). Beyond `limits.bulkAtOnce` it is a job: 202.
 */
export function bulkCall<
  const P extends `/communities/{id}/${string}`,
  const M extends z.core.$ZodShape = Record<never, never>,
>({
  kind,
  subject,
  path,
  documented,
  summary,
  list,
  more,
  errors = [],
  changes,
  ends = [],
}: Definition<P, M>) {
  const access = "administrator";
  const body = selectionOf(list, more) as unknown as BulkBody<M>;
  return {
    kind,
    subject,
    list,
    ends,
    ...call.post(path, {
      access,
      act: kind,
      documented,
      summary,
      body,
      answer: z.object({ data: result }),
      errors: [commonErrors.ERROR_SELECTION_CHANGED, commonErrors.ERROR_STATUS_HAS_CHANGED, ...errors],
      changes: [...changes],
    }),
    preview: call.post(`${path}/preview` as `${P}/preview`, {
      access,
      act: false,
      summary: `Whom this would be about, and what would happen: ${summary}`,
      body,
      answer: z.object({ data: preview }),
      errors,
    }),
  };
}

export type BulkCall = ReturnType<typeof bulkCall<`/communities/{id}/${string}`>>;

/** How far an act is, told to the community's administrators. */
const progress = {
  id: z.number(),
  kind: z.string(),
  state: z.enum(["running", "finished", "stopped"]),
  total: z.number(),
  done: z.number(),
  skipped: z.number(),
  failed: z.number(),
};
export const activityProgress = z.object(progress);
export type ActivityProgress = z.output<typeof activityProgress>;
export const ACTIVITY_ROOM = "activities";
export const activityMoved = liveEvent("activity.moved", activityProgress);

/** 処理結果, and what became of one act. */
export const activitiesPath = (communityId: number | string): string =>
  `/community/communities/${communityId}/activities`;
export const activityPath = (communityId: number | string, activity: number): string =>
  `${activitiesPath(communityId)}/${activity}`;
