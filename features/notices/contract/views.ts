import * as z from "zod/mini";
import { image } from "#features/files/contract/image.ts";
import { time } from "#kit/contract/wire.ts";
import { noticeTypes } from "./notice-types.ts";

/** R115: `title` is in the account's language; from `facts` the browser words it in the chosen one. */
export const notice = z.object({
  id: z.number(),
  title: z.string(),
  is_read: z.boolean(),
  created_at: time,
  notification_type: z.union([z.literal(1), z.literal(2)]),
  notice_type: z.enum(noticeTypes),
  facts: z.object({
    actor: z.nullable(z.string()),
    others: z.number(),
    asOffice: z.boolean(),
    postTitle: z.nullable(z.string()),
    communityName: z.string(),
    officeTitle: z.nullable(z.string()),
  }),
  actor_image_url: z.nullable(z.string()),
  /** It links to these; they are null where there is nothing. */
  post_id: z.nullable(z.number()),
  chatroom_id: z.nullable(z.number()),
  /** A notice of the office may lead to this address. */
  detail_link: z.nullable(z.string()),
});

/** `content` is sanitised HTML where the office has written it, else text. */
export const noticeDetail = z.extend(notice, { content: z.string(), images: z.array(image) });

export const productNotice = z.object({
  id: z.number(),
  title: z.string(),
  is_read: z.boolean(),
  public_date: time,
});
/** `content` is sanitised HTML. */
export const productNoticeDetail = z.extend(productNotice, { content: z.string() });

export type Notice = z.output<typeof notice>;
export type NoticeDetail = z.output<typeof noticeDetail>;
export type ProductNotice = z.output<typeof productNotice>;
