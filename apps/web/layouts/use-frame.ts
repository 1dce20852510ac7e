import { useCommunity, useCommunityId } from "#features/communities/web/index.ts";
import { useOwnAccount, useOwnProfile } from "#features/profiles/web/index.ts";
import type { FrameProps } from "#kit/ui/frame/frame-types.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { useCommunityGuard } from "./use-community-guard.ts";

/** What every frame shows of the community and of the person looking at it. */
export function useFrame() {
  const area = currentArea();
  const communityId = useCommunityId();
  const communityQuery = useCommunity(communityId);
  const profileQuery = useOwnProfile(area, communityId);
  const account = useOwnAccount(area, communityId === null).data?.data;
  useCommunityGuard([communityQuery, profileQuery]);
  const community = communityQuery.data?.data;
  const profile = profileQuery.data?.data.profile ?? account?.profile;
  const user: FrameProps["user"] = {
    name: profile?.display_name ?? "",
    imageUrl: profile?.image_url ?? null,
  };
  return { area, communityId, community, communityQuery, profile, user };
}

/** R034: faces of the newest members. */
export const facesOf = (community: ReturnType<typeof useFrame>["community"]): FrameProps["members"] =>
  community && {
    faces: community.members_image_url.map((face) => ({
      imageUrl: face.image_url,
      departed: face.is_deleted_in_30_days,
    })),
    total: community.community_members_number,
  };
