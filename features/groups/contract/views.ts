import * as z from "zod/mini";
import { author } from "#features/memberships/contract/author.ts";
import { time } from "#kit/contract/wire.ts";

/** The wire has these numbers for somebody's relation to a group. R105, R106 */
export const groupStatus = { invited: 1, joined: 2, left: 3 } as const;

export const group = z.object({
  id: z.number(),
  community_id: z.number(),
  name: z.string(),
  information: z.string(),
  published: z.boolean(),
  /** R013: any other group is general, and everybody in the community may join it. */
  is_invitation_only: z.boolean(),
  members_count: z.number(),
  /** The viewer has this status of `groupStatus`; it is null for somebody never invited nor joined. */
  status: z.nullable(z.number()),
  creator: author,
  created_at: time,
  updated_at: time,
  abilities: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    join: z.boolean(),
    leave: z.boolean(),
  }),
});
export type Group = z.output<typeof group>;

export const groupMember = z.extend(author, { is_creator: z.boolean() });
export type GroupMember = z.output<typeof groupMember>;
