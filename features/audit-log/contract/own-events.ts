import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { time } from "#kit/contract/wire.ts";

const ownEvent = z.object({
  id: z.number(),
  at: time,
  act: z.string(),
  community: z.string(),
  /** It is the administrator's name, null where they have left. */
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type OwnAuditEvent = z.output<typeof ownEvent>;

/** Covers every community, those left included, and nothing about anybody else. */
export const listOwnAuditEvents = call.get("/users/me/audit_events", {
  access: "account",
  summary: "Who of the offices has looked at one's data or changed them, and why",
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(100))) }),
  answer: z.object({
    data: z.object({ records: z.array(ownEvent) }),
    next_cursor: z.nullable(z.string()),
  }),
});
