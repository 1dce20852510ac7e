import * as z from "zod/mini";
import { image } from "#features/files/contract/image.ts";
import { act, eventWords } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";
import { seenAt, time } from "#kit/contract/wire.ts";
import { officeNoticeErrors } from "./errors.ts";
import { noticeFields, noticeRules, noticeTargets } from "./fields.ts";

eventWords({
  targets: {
    notice: { ja: "お知らせ", en: "Notice" },
  },
  fields: {
    starts: { ja: "公開開始", en: "Starts" },
    ends: { ja: "公開終了", en: "Ends" },
    detail_link: { ja: "リンク", en: "Link" },
    targets: { ja: "対象", en: "For" },
    list: { ja: "保存した一覧", en: "Saved list" },
  },
});

export const noticeStates = ["draft", "scheduled", "running", "over"] as const;
export type NoticeState = (typeof noticeStates)[number];
export const noticeStateWords = {
  draft: { ja: "非公開（下書き）", en: "Private (draft)" },
  scheduled: { ja: "公開前", en: "Scheduled" },
  running: { ja: "公開中", en: "Public" },
  over: { ja: "終了", en: "Ended" },
} as const;
export const noticeTargetWords = {
  employee: { ja: "在籍者", en: "Employees" },
  community_admin: { ja: "管理者", en: "Administrators" },
  alumni: { ja: "アルムナイ", en: "Alumni" },
} as const;

/** The spelling of the documents; members read `notification_type`. R116 */
const notifications_type = z.union([z.literal(1), z.literal(2)]);

const listed = field.fields(
  {
    title: field.name({ ja: "タイトル", en: "Title" }),
    state: field.choice(
      noticeStates,
      noticeStateWords,
      { ja: "ステータス", en: "Status" },
      { filter: true, width: 9 },
    ),
    content_base: field.text({ ja: "本文", en: "Text" }, { grows: true }),
    targets: field.choices(
      noticeTargets,
      { ...noticeTargetWords, none: { ja: "保存した一覧のみ", en: "Saved list only" } },
      { ja: "対象", en: "For" },
      { filter: "target", width: 11 },
    ),
    publication_start_period: field.moment(
      { ja: "公開開始", en: "Starts" },
      { sort: "desc", filter: ["starts_from", "starts_to"] },
    ),
    publication_end_period: field.moment({ ja: "公開終了", en: "Ends" }, { sort: "desc", nullable: true }),
    read_count: field.number({ ja: "既読", en: "Read" }, { width: 7 }),
    updated_at: field.moment({ ja: "更新日時", en: "Updated" }, { sort: "desc", optional: true }),
  },
  { id: z.number(), notifications_type, reached_count: z.number(), list_name: z.nullable(z.string()) },
);

const path = "/communities/{id}/manages/notifications";
const one = `${path}/{notificationId}` as const;

export const officeNotice = z.object({
  id: z.number(),
  title: z.string(),
  /** This is sanitised HTML. */
  content: z.string(),
  content_base: z.string(),
  notifications_type,
  detail_link: z.string(),
  images: z.array(image),
  targets: z.array(z.enum(noticeTargets)),
  /** The saved list as it was when the notice was saved. */
  list: z.nullable(z.object({ view_id: z.number(), name: z.string() })),
  published: z.boolean(),
  state: z.enum(noticeStates),
  publication_start_period: time,
  publication_end_period: z.nullable(time),
  /** R115: members see this time. */
  public_date: time,
  reached_count: z.number(),
  read_count: z.number(),
  created_at: time,
  updated_at: time,
  /** Who changed it last; the documents spell it so. */
  updated_mynavi_user_id: z.nullable(z.number()),
});
export type OfficeNotice = z.output<typeof officeNotice>;
const answer = z.object({ data: officeNotice });

export const listOfficeNotices = listCall({
  view: false,
  path,
  summary: "The office's notices; `info` searches title and text",
  search: "info",
  ...listed,
});

const { title, targets, published, publication_start_period, ...optional } = noticeFields;
const whole = z.object({
  title,
  targets,
  published,
  publication_start_period,
  ...z.partial(z.object(optional)).shape,
});

const errors = [officeNoticeErrors.ERROR_LIST_UNUSABLE, commonErrors.RECORD_NOT_FOUND];

export const createOfficeNotice = call.post(path, {
  access: "administrator",
  act: act("createOfficeNotice", { ja: "お知らせを作成", en: "Wrote a notice" }),
  security: "settingsChanged",
  summary: "Write a notice for members, from a time on and until another",
  body: whole.check(...noticeRules),
  answer,
  errors,
  changes: [path],
});

export const showOfficeNotice = call.get(one, {
  access: "administrator",
  view: false,
  summary: "One notice of the office",
  answer,
});

export const updateOfficeNotice = call.put(one, {
  access: "administrator",
  act: act("updateOfficeNotice", { ja: "お知らせを変更", en: "Changed a notice" }),
  security: "settingsChanged",
  summary: "Change a notice of the office, its time or whom it is for",
  body: z.extend(z.partial(z.object(noticeFields)), { updated_at: seenAt }).check(...noticeRules),
  answer,
  errors: [...errors, commonErrors.ERROR_STATUS_HAS_CHANGED],
  changes: [path, one],
});

export const deleteOfficeNotice = call.delete(one, {
  access: "administrator",
  act: act("deleteOfficeNotice", { ja: "お知らせを削除", en: "Deleted a notice" }),
  security: "settingsChanged",
  summary: "Delete a notice of the office; it leaves every bell",
  changes: [path],
});

/** What is being written may be incomplete, so each field of it may. */
export const previewOfficeNotice = call.post(`${path}/preview`, {
  access: "administrator",
  act: false,
  view: false,
  summary: "How members would see a notice, and how many it would reach now",
  body: z.partial(z.object({ content: noticeFields.content, targets, view_id: noticeFields.view_id })),
  answer: z.object({
    data: z.object({ content: z.string(), content_base: z.string(), reached_count: z.number() }),
  }),
  errors: [officeNoticeErrors.ERROR_LIST_UNUSABLE, commonErrors.RECORD_NOT_FOUND],
});
