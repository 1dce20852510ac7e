import { groupFactsOf, may as mayGroup } from "#features/groups/server/index.ts";
import { may as mayPost, toReadOf } from "#features/posts/server/index.ts";
import type { Member } from "#kit/server/access/actor.ts";
import { Failure } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";

/** The person may enter these communities now from their address, with this membership. */
export type EnteredCommunities = ReadonlyMap<number, Member>;

export async function enterAll(
  { enter }: Pick<Context, "enter">,
  communityIds: readonly number[],
): Promise<EnteredCommunities> {
  const entered = new Map<number, Member>();
  for (const id of communityIds) {
    const member = await enter(id).catch(refused);
    if (member) entered.set(id, member);
  }
  return entered;
}

function refused(error: unknown): undefined {
  if (!(error instanceof Failure)) throw error;
}

type Post = Parameters<typeof toReadOf>[1] & { readonly title: string };

/** Returns the title of a post that the screens would show. */
export function titleOf(entered: EnteredCommunities, communityId: number, post: Post): string | null {
  const member = entered.get(communityId);
  return member && mayPost.read(member, toReadOf(member, post)) ? post.title : null;
}

export type OneGroup = Parameters<typeof groupFactsOf>[1] & {
  readonly name: string;
  readonly status: number;
};

/** Returns the name of a group that the person created, or that the screens would show. */
export function groupNameOf(entered: EnteredCommunities, communityId: number, group: OneGroup, own: boolean) {
  const member = entered.get(communityId);
  const sees = member && mayGroup.see(member, groupFactsOf(member, group, group.status));
  return own || sees ? group.name : null;
}
