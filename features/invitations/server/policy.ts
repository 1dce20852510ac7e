import { isAdministrator, type Member } from "#kit/server/access/actor.ts";
import { type Verdict, when } from "#kit/server/verdict.ts";

type Inviter = {
  readonly role: Member["role"];
  readonly community: Pick<Member["community"], "can_use_invited_code">;
};

export const may = {
  administrate: (member: Pick<Member, "role">): boolean => isAdministrator(member),

  /** R246: members may where the community lets them, administrators always. */
  invite: (member: Inviter): Verdict =>
    when(isAdministrator(member) || member.community.can_use_invited_code),
};
