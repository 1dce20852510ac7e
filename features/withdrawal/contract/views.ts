import * as z from "zod/mini";

/** Somebody leaves this behind in a community, in numbers. */
const leftBehind = {
  posts: z.number(),
  comments: z.number(),
  groups: z.number(),
  open_chats: z.number(),
};

export const communityWithdrawal = z.object({
  id: z.number(),
  name: z.string(),
  /** A candidate withdraws the application; everybody else leaves. */
  is_candidate: z.boolean(),
  /** The contractor hands over first. */
  may_leave: z.boolean(),
  ...leftBehind,
});
export type CommunityWithdrawal = z.output<typeof communityWithdrawal>;

export const serviceWithdrawal = z.object({
  communities: z.array(z.object({ id: z.number(), name: z.string(), is_contractor: z.boolean() })),
  may_leave: z.boolean(),
  ...leftBehind,
});
export type ServiceWithdrawal = z.output<typeof serviceWithdrawal>;
