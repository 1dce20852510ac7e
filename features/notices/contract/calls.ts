import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { languages } from "#kit/contract/language.ts";
import { memberPage, pageOf } from "#kit/contract/paging.ts";
import { flag } from "#kit/contract/wire.ts";
import { notice, noticeDetail, productNotice, productNoticeDetail } from "./views.ts";

/** R269: every notification call accepts it; the answer is the same on both sides. */
const side = { admin_site: z.optional(flag) };
const sideOnly = z.object(side);
/** `cursor` is the `next_cursor` of the page before; `page` is ignored beside it. */
const list = z.extend(memberPage, { ...side, cursor: z.optional(z.string().check(z.maxLength(60))) });
const listed = <S extends z.ZodMiniType>(record: S) =>
  z.extend(pageOf(record), { next_cursor: z.nullable(z.string()) });

export const listNotices = call.get("/communities/{id}/notifications", {
  access: "member",
  summary: "The caller's notices in a community, the latest first",
  query: list,
  answer: listed(notice),
});

export const countUnreadNotices = call.get("/communities/{id}/unread_notification_count", {
  access: "member",
  summary: "How many notices of a community are unread",
  query: sideOnly,
  answer: z.object({ unread_notification_count: z.number() }),
});

const afterReading = [listNotices.path, countUnreadNotices.path];

export const showNotice = call.get("/communities/{id}/notifications/{nid}", {
  access: "member",
  summary: "One notice; marks it read",
  query: sideOnly,
  answer: z.object({ data: noticeDetail }),
  changes: afterReading,
});

/** R063: `{n}` is the `notice_user_id` of the URL by which somebody arrived. */
export const readNotice = call.get("/communities/{id}/notice/{n}", {
  access: "member",
  summary: "The type of a notice; marks it read",
  query: sideOnly,
  answer: z.object({ notification_type: notice.shape.notification_type }),
  changes: afterReading,
});

export const markNoticesRead = call.put("/communities/{id}/notifications/mark_as_read", {
  access: "member",
  summary: "Mark every notice of a community read",
  query: sideOnly,
  changes: afterReading,
});

/** The provider's notices may be written in English too; without it they come in the language of the account. */
const language = { language: z.optional(z.enum(languages)) };

export const listProductNotices = call.get("/notifications", {
  access: "account",
  summary: "The provider's notices, the latest first",
  query: z.extend(list, language),
  answer: listed(productNotice),
});

export const countUnreadProductNotices = call.get("/unread_notification_count", {
  access: "account",
  summary: "How many of the provider's notices are unread",
  query: sideOnly,
  answer: z.object({ total_unread_notification: z.number() }),
});

const afterReadingProduct = [listProductNotices.path, countUnreadProductNotices.path];

export const showProductNotice = call.get("/notifications/{nid}", {
  access: "account",
  summary: "One notice of the provider; marks it read",
  query: z.object({ ...side, ...language }),
  answer: z.object({ data: productNoticeDetail }),
  changes: afterReadingProduct,
});

export const markProductNoticesRead = call.put("/notifications/mark_as_read", {
  access: "account",
  summary: "Mark every notice of the provider read",
  query: sideOnly,
  changes: afterReadingProduct,
});
