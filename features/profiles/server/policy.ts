import type { Member } from "#kit/server/access/actor.ts";

export const may = {
  /** Each kind of account has its own address of the same profile. */
  readOwnProfileAs: (member: Pick<Member, "kind">, type: "alumnus" | "users"): boolean =>
    member.kind === (type === "alumnus" ? "alumnus" : "employee"),
};
