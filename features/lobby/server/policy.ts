import type { MembershipState, Role } from "#kit/server/access/actor.ts";
import { refuseEntry } from "#kit/server/access/entry.ts";

type Standing = {
  state: MembershipState;
  role: Role;
  is_private: boolean;
  is_daiko: boolean;
  suspended_at: Date | null;
};

export const may = {
  /** What the lobby offers; the network address is looked at on entering only. R249 */
  enterCommunity: (standing: Standing): boolean => refuseEntry(standing) === undefined,
};
