import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CommunityView } from "#features/communities/contract/views.ts";
import { useCommunityMessages } from "#features/communities/web/index.ts";
import { InviteLinkButton } from "#features/invitations/web/index.ts";
import { listPopularTags } from "#features/posts/contract/calls.ts";
import type { Appearance } from "#features/profiles/contract/views.ts";
import { UserCard } from "#features/profiles/web/index.ts";
import type { Area } from "#kit/contract/area.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { DESKTOP, useMedia } from "#kit/web/use-media.ts";
import { pathToScreen } from "../screens/path-to.ts";
import { useLayoutMessages } from "./messages.ts";
import styles from "./popular-tags.module.css";

type HeadProps = { readonly area: Area; readonly community: CommunityView; readonly profile: Appearance };

/** R040: who one is in this community. */
export function SidebarHead({ area, community, profile }: HeadProps) {
  const types = useCommunityMessages().userType;
  const inside = (code: string) => pathToScreen(area, code, { id: community.id });
  const isAlumni = area === "alumni";
  return (
    <UserCard
      profile={profile}
      userType={community.me.is_admin ? types.admin : isAlumni ? types.alumni : types.employee}
      profileSetting={inside(isAlumni ? "SG40" : "SG41")}
      portfolioSetting={inside("SG43")}
    />
  );
}

type FootProps = { readonly community: CommunityView; readonly children: ReactNode };

/** R043: inviting where the community allows it, and whatever has no other place. */
export function SidebarFoot({ community, children }: FootProps) {
  return (
    <>
      {community.can_use_invited_code && (
        <InviteLinkButton
          communityId={community.id}
          communityName={community.name}
          canInvite
          isAdministrator={community.me.is_admin}
        />
      )}
      {children}
    </>
  );
}

const FRESH_MS = 300_000;

/** R041, R111: beside the content of a desktop; a tap shows the posts with the tag. Nothing while there are none. */
export function PopularTags({ communityId, home }: { communityId: number; home: string }) {
  const text = useLayoutMessages();
  const shown = useMedia(DESKTOP);
  const { data } = useCall(
    listPopularTags,
    { query: { community_id: communityId } },
    { enabled: shown, staleTime: FRESH_MS },
  );
  const tags = data?.data ?? [];
  if (!shown || tags.length === 0) return null;
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{text.popularTags}</h2>
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag}>
            <Link to={`${home}?tag=${encodeURIComponent(tag)}`} className={styles.tag}>
              #{tag}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
