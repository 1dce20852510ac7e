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
  /** The lobby does not check the network address, which matters only on entering. R249 */
  enterCommunity: (standing: Standing): boolean => refuseEntry(standing) === undefined,
  /** The call of files shows people who wait what it shows guests. */
  seePictures: (standing: Standing): boolean =>
    may.enterCommunity(standing) || !(standing.is_private || standing.suspended_at),
};
