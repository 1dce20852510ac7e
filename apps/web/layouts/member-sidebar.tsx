import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { CommunityView } from "#features/communities/contract/views.ts";
import { useCommunityMessages } from "#features/communities/web/index.ts";
import { InviteLinkButton } from "#features/invitations/web/index.ts";
import { listPopularTags } from "#features/posts/contract/calls.ts";
import { readFilter, timelineLink } from "#features/posts/web/index.ts";
import type { Appearance } from "#features/profiles/contract/views.ts";
import { UserCard } from "#features/profiles/web/index.ts";
import type { Area } from "#kit/contract/area.ts";
import { DESKTOP, useMedia } from "#kit/ui/use-media.ts";
import { writtenIn } from "#kit/ui/written.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { useLayoutMessages } from "./messages.ts";
import styles from "./popular-tags.module.css";

type HeadProps = { readonly area: Area; readonly community: CommunityView; readonly profile: Appearance };

/** R040: shows who one is in this community. */
export function SidebarHead({ area, community, profile }: HeadProps) {
  const types = useCommunityMessages().userType;
  const isAlumni = area === "alumni";
  return (
    <UserCard
      profile={profile}
      userType={community.me.is_admin ? types.admin : isAlumni ? types.alumni : types.employee}
      place={{ area, id: community.id }}
    />
  );
}

type FootProps = { readonly community: CommunityView; readonly children: ReactNode };

/** R043: offers to invite where the community allows it, and whatever has no other place. */
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

type TagsProps = {
  readonly communityId: number;
  readonly home: string;
  /** Closes a phone's menu. */
  readonly onFollow?: () => void;
};

/**
 * R041, R111: is shown beside the content of a desktop and in the menu of a phone; a tag leads to its posts, on the
 * current tab. Without tags nothing is shown.
 */
export function PopularTags({ communityId, home, onFollow }: TagsProps) {
  const text = useLayoutMessages();
  const { pathname, search } = useLocation();
  const isDesktop = useMedia(DESKTOP);
  const shown = isDesktop || onFollow !== undefined;
  const { tab } = readFilter(new URLSearchParams(pathname === home ? search : ""));
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
            <Link
              to={timelineLink({ area: currentArea(), id: communityId }, { tab, tag })}
              className={styles.tag}
              onClick={onFollow}
              {...writtenIn(tag)}
            >
              #{tag}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
