import * as z from "zod/mini";
import { changes } from "#features/audit-log/contract/event.ts";
import { call } from "#kit/contract/call.ts";
import { viewPerson } from "#kit/contract/office-views.ts";
import { time } from "#kit/contract/wire.ts";

export const PERSON_ROWS_PER_PAGE = 50;

const written = z.object({
  id: z.number(),
  content_type: z.number(),
  title: z.string(),
  published: z.boolean(),
  comment_count: z.number(),
  like_count: z.number(),
  created_at: time,
});

const group = z.object({
  id: z.number(),
  name: z.string(),
  is_invitation_only: z.boolean(),
  /** It is false for somebody who was invited and has not joined. */
  joined: z.boolean(),
  since: time,
});

const consent = z.object({
  id: z.number(),
  document: z.enum(["provider", "alumni", "employee"]),
  version: z.number(),
  /** The newest version there is. */
  current: z.number(),
  agreed_at: time,
});
export type PersonConsent = z.output<typeof consent>;

const event = z.object({
  id: z.number(),
  at: time,
  /** The name is one of the audit log's acts. */
  act: z.string(),
  /** So the administrator was called then; it is null where the product did it. */
  by: z.nullable(z.string()),
  changes: z.nullable(changes),
  reason: z.nullable(z.string()),
});
export type PersonEvent = z.output<typeof event>;

/** The newest come first, page by page with a cursor. */
const life = <const N extends string, S extends z.ZodMiniType>(name: N, summary: string, row: S) =>
  call.get(`/communities/{id}/admin/users/{userId}/${name}`, {
    access: "administrator",
    view: viewPerson,
    security: "personalDataViewed",
    summary,
    query: z.object({ cursor: z.optional(z.string().check(z.maxLength(100))) }),
    answer: z.object({
      data: z.object({ records: z.array(row) }),
      next_cursor: z.nullable(z.string()),
    }),
  });

export const listPersonPosts = life("posts", "What one person has posted, hidden posts too", written);
export const listPersonGroups = life("groups", "The groups that one person is in or invited to", group);
export const listPersonConsents = life("consents", "To which terms one person has agreed", consent);
export const listPersonEvents = life("events", "What administrators did to one person", event);

export const personLife = [listPersonPosts, listPersonGroups, listPersonConsents, listPersonEvents];
