import { cleanRichText } from "#features/posts/server/index.ts";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import type { Db } from "#kit/server/database/database.ts";
import { found } from "#kit/server/failure.ts";
import { withoutAbsent } from "#kit/server/http/assert-fields.ts";
import type { MemberContext } from "#kit/server/http/context.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { changesBetween, recordAct } from "#kit/server/work/record-act.ts";
import { assertSeen, nextVersion } from "#kit/server/work/versions.ts";
import * as calls from "../contract/calls.ts";
import type { NoticeTarget } from "../contract/fields.ts";
import { type CheckedNotice, checkNotice, type NoticeForm } from "./check-notice.ts";
import * as sql from "./office-notices.sql.ts";
import { settleSoon } from "./run-notices.ts";
import { idsOfList, noList, rememberList } from "./saved-list.ts";

const viewOf = (row: sql.OfficeNoticeRow): calls.OfficeNotice => ({
  id: row.id,
  title: row.title,
  content: row.content,
  content_base: row.content_base,
  notifications_type: row.notification_type as 1 | 2,
  detail_link: row.detail_link ?? "",
  images: row.images,
  targets: row.targets as NoticeTarget[],
  list: row.view_id === null ? null : { view_id: row.view_id, name: row.list_name ?? "" },
  published: row.published,
  state: row.shown_state,
  publication_start_period: row.publication_start_period.toISOString(),
  publication_end_period: row.publication_end_period?.toISOString() ?? null,
  public_date: row.publication_start_period.toISOString(),
  reached_count: row.reached_count,
  read_count: row.read_count,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  updated_mynavi_user_id: row.updated_by_membership_id,
});

/** @throws RECORD_NOT_FOUND for a notice of another community, or a deleted one */
const loadNotice = async (db: Db, key: sql.Key): Promise<sql.OfficeNoticeRow> =>
  found(await sql.findOfficeNotice(db, key));

const formOf = (row: sql.OfficeNoticeRow): NoticeForm => ({
  ...viewOf(row),
  image_ids: row.images.map(({ id }) => id),
  view_id: row.view_id,
});

/** Pictures are told by their number, times as the office reads them. */
const recorded = (
  { image_ids, publication_start_period, publication_end_period, ...form }: NoticeForm,
  list: string | null,
) => ({
  title: form.title,
  content: form.content,
  images: image_ids.length,
  detail_link: form.detail_link,
  targets: form.targets,
  list,
  published: form.published,
  starts: formatMinute(new Date(publication_start_period)),
  ends: publication_end_period && formatMinute(new Date(publication_end_period)),
});

type Writing = Pick<MemberContext<"administrator">, "member" | "now">;

/** A running notice goes on where it still may; the job begins and ends all others. R434–R436 */
function stateOf(form: NoticeForm, was: sql.StoredNotice["state"], now: Date): sql.StoredNotice["state"] {
  const { publication_start_period: start, publication_end_period: end } = form;
  if (end !== null && new Date(end) <= now) return "over";
  return was === "running" && form.published && new Date(start) <= now ? "running" : "waiting";
}

const valuesOf = (
  { member, now }: Writing,
  form: NoticeForm,
  { content, content_base, image_ids }: CheckedNotice,
  was: sql.StoredNotice["state"],
) => ({
  title: form.title,
  content,
  content_base,
  detail_link: form.detail_link || null,
  notification_type: content_base !== "" || image_ids.length > 0 ? (1 as const) : (2 as const),
  targets: [...form.targets],
  published: form.published,
  state: stateOf(form, was, now),
  publication_start_period: new Date(form.publication_start_period),
  publication_end_period: form.publication_end_period === null ? null : new Date(form.publication_end_period),
  updated_by_membership_id: member.membershipId,
  updated_at: now,
});

/** What a new notice may leave out. */
const nothingMore = {
  content: "",
  image_ids: [],
  detail_link: "",
  view_id: null,
  publication_end_period: null,
} as const;

export const officeNoticeRoutes = [
  ...serveList(calls.listOfficeNotices, {
    from: ({ db, member }) => sql.noticesOf(db, member.communityId),
    id: "o.id",
    ...sql.listedFields,
  }),

  serve(calls.createOfficeNotice, async (work, { body }) => {
    const { db, member } = work;
    const { communityId } = member;
    const { title, targets, published, publication_start_period, ...optional } = body;
    const required = { title, targets, published, publication_start_period };
    const form: NoticeForm = { ...nothingMore, ...withoutAbsent(optional), ...required };
    const checked = await checkNotice(db, member, form, []);
    const list = form.view_id === null ? noList : await rememberList(db, member, form.view_id);
    const values = { ...valuesOf(work, form, checked, "waiting"), ...list };
    const key = { communityId, id: (await sql.insertOfficeNotice(db, communityId, values)).id };
    await sql.replaceImages(db, key, checked.image_ids);
    settleSoon(work, key);
    const after = recorded({ ...form, content: checked.content }, list.list_name);
    await recordAct(work, { target: { kind: "notice", id: key.id }, changes: changesBetween({}, after) });
    return { data: viewOf(await loadNotice(db, key)) };
  }),

  serve(calls.showOfficeNotice, async ({ db, member: { communityId } }, { params }) => ({
    data: viewOf(await loadNotice(db, { communityId, id: params.notificationId })),
  })),

  serve(calls.updateOfficeNotice, async (work, { params, body: { updated_at: seen, ...changes } }) => {
    const { db, member, now } = work;
    const key = { communityId: member.communityId, id: params.notificationId };
    found(await sql.lockOfficeNotice(db, key));
    const before = await loadNotice(db, key);
    assertSeen(before, seen);
    const form: NoticeForm = { ...formOf(before), ...withoutAbsent(changes) };
    const present = before.images.map(({ id }) => id);
    const checked = await checkNotice(db, member, form, present);
    const list = await listFor(db, member, form.view_id, before);
    const updated_at = nextVersion(before, now);
    const values = { ...valuesOf(work, form, checked, before.state), ...list, updated_at };
    await sql.updateOfficeNotice(db, key, values, before.state === "running" && values.state !== "running");
    await sql.replaceImages(db, key, checked.image_ids);
    settleSoon(work, key);
    const after = recorded({ ...form, content: checked.content }, list.list_name);
    await recordAct(work, {
      target: { kind: "notice", id: key.id },
      changes: changesBetween(recorded(formOf(before), before.list_name), after),
    });
    return { data: viewOf(await loadNotice(db, key)) };
  }),

  serve(calls.deleteOfficeNotice, async (work, { params }) => {
    const { db, member, now } = work;
    const key = { communityId: member.communityId, id: params.notificationId };
    found(await sql.lockOfficeNotice(db, key));
    const { title } = await loadNotice(db, key);
    await sql.markDeleted(db, key, now);
    settleSoon(work, key);
    await recordAct(work, {
      target: { kind: "notice", id: key.id },
      changes: changesBetween({ title }, { title: null }),
    });
  }),

  serveInSteps(calls.previewOfficeNotice, async (context, { body }) => {
    const { db, member, services } = context;
    const { communityId } = member;
    const { content = "", targets = [], view_id = null } = body;
    const list = view_id === null ? noList : await rememberList(db, member, view_id);
    const listed = await idsOfList(services, communityId, list);
    const reached_count = await sql.countReached(db, communityId, { targets, listed });
    return { data: { ...cleanRichText(content), reached_count } };
  }),
];

/** A list that was chosen before stays as it was remembered, also where its view is gone or no longer seen. */
async function listFor(
  db: Db,
  member: MemberContext<"administrator">["member"],
  viewId: number | null,
  before: sql.OfficeNoticeRow,
): Promise<sql.RememberedList> {
  if (viewId === null) return noList;
  if (viewId !== before.view_id) return rememberList(db, member, viewId);
  const { view_id, list_name, list_query } = before;
  return { view_id, list_name, list_query, list_kind: before.list_kind as sql.RememberedList["list_kind"] };
}
