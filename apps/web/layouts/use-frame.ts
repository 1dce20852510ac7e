import type { CommunityView } from "#features/communities/contract/views.ts";
import {
  useCommunity,
  useCommunityId,
  useCommunityLive,
  useCommunityLook,
  useFrameCommunityId,
  useKeepFrameCommunity,
} from "#features/communities/web/index.ts";
import { useFollowAccount, useOwnAccount, useOwnProfile } from "#features/profiles/web/index.ts";
import type { Area, StoredLook } from "#kit/contract/area.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import type { FrameProps } from "#kit/ui/frame/frame-types.ts";
import { pictureAddress } from "#kit/ui/picture-address.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { useCommunityGuard } from "./use-community-guard.ts";

/**
 * Returns what every frame shows of the community and its viewer. Outside a community it is the one visited last, in
 * this browser or else anywhere, as long as the person may enter it.
 */
export function useFrame() {
  const area = currentArea();
  const here = useCommunityId();
  const stored = useFrameCommunityId();
  const account = useOwnAccount(area, stored === null).data?.data;
  const kept = stored ?? account?.community_id ?? null;
  const communityQuery = useCommunity(kept);
  const community = communityQuery.data?.data;
  const isShut = here === null && (communityQuery.error !== null || isOffice(area, community));
  const communityId = isShut ? null : kept;
  useKeepFrameCommunity(isShut ? "none" : isOffice(area, community) ? undefined : community);
  const profileQuery = useOwnProfile(area, here ?? (community ? communityId : null));
  useFollowAccount(profileQuery.data?.data ?? account);
  useCommunityGuard(here === null ? [] : [communityQuery, profileQuery]);
  const profile = profileQuery.data?.data.profile ?? account?.profile;
  const user: FrameProps["user"] = {
    name: profile?.display_name ?? "",
    imageUrl: profile?.image_url ?? null,
  };
  useCommunityLive(community && !isShut ? community.id : null);
  const look = useCommunityLook(communityId);
  return {
    area,
    communityId,
    /** The screen belongs to the community. */
    isInside: here !== null,
    community: isShut ? undefined : community,
    communityQuery,
    profile,
    user,
    communityName: look?.name,
    ...logosOf(look),
  };
}

/** R066: the operator runs it, so nobody of the organisation is among its members. */
const isOffice = (area: Area, community: CommunityView | undefined): boolean =>
  area === "community" && community?.is_daiko === true;

const LOGO_PX = 640;
const MARK_PX = 64;

/** A community without a logo shows the product's. R030 */
const logosOf = (look: StoredLook | undefined) => ({
  logoUrl: look?.image_url ? pictureAddress(look.image_url, "community_header", LOGO_PX) : null,
  markUrl: look?.profile_image_url ? pictureAddress(look.profile_image_url, "user_icon", MARK_PX) : null,
});

/** R034: returns the pictures of the newest members, with a link to all of them. */
export const facesOf = (area: Area, community: CommunityView | undefined): FrameProps["members"] =>
  community && {
    to: linkTo("/:area/communities/:id/users", { area, id: community.id }),
    avatars: community.members_image_url.map((member) => ({
      imageUrl: member.image_url,
      departed: member.is_deleted_in_30_days,
    })),
    total: community.community_members_number,
  };
