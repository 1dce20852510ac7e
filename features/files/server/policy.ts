import type { ImageType } from "#kit/contract/image-address.ts";
import { isAdministrator, type Member } from "#kit/server/access/actor.ts";
import { type Verdict, when } from "#kit/server/verdict.ts";

const communityImages: readonly ImageType[] = ["community_header", "community_site_header"];
export const isOfCommunity = (type: ImageType): boolean => communityImages.includes(type);

export const may = {
  /** Only administrators change the pictures of the community itself, and write notices. */
  upload: (member: Pick<Member, "role">, type: ImageType): Verdict =>
    when(!(isOfCommunity(type) || type === "notice") || isAdministrator(member)),
};

/** Returns what decides which images somebody may see; null means people outside, who see public ones. */
export const viewerOf = (member: Member | undefined) => ({
  member: member?.membershipId ?? null,
  account: member?.accountId ?? null,
  admin: member !== undefined && isAdministrator(member),
  kind: member?.kind ?? null,
});
