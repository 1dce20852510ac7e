import { linkTo } from "#kit/contract/link-to.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { writtenIn } from "#kit/ui/written.tsx";
import { defineMessages } from "#kit/web/i18n.ts";
import type { CommunityPlace } from "#kit/web/router/use-place.ts";
import type { Appearance } from "../contract/views.ts";
import styles from "./user-card.module.css";

// These texts are separate from those of the profiles, because the card is beside the timeline.
const useText = defineMessages(
  { profileSetting: "プロフィール", portfolioSetting: "ポートフォリオ" },
  { profileSetting: "Profile", portfolioSetting: "Portfolio" },
);

export type UserCardProps = {
  readonly profile: Appearance;
  readonly userType: string;
  readonly place: CommunityPlace;
};

/** Keeps the card's room until it is loaded who one is, so that the menu below does not move. */
export const UserCardPlace = () => <div className={styles.place} />;

const unspaced = (name: string): string => name.replace(/\s/g, "");

/** R040: shows at the head of the sidebar who one is in this community. */
export function UserCard({ profile, userType, place }: UserCardProps) {
  const text = useText();
  const realName = `${profile.family_name} ${profile.given_name}`;
  return (
    <div className={styles.card}>
      <Avatar name={profile.display_name} imageUrl={profile.image_url} size={48} />
      <div>
        <p className={styles.name} {...writtenIn(profile.display_name)}>
          {profile.display_name}
        </p>
        {unspaced(realName) !== unspaced(profile.display_name) && (
          <p className={styles.real} {...writtenIn(realName)}>
            {realName}
          </p>
        )}
        <p className={styles.kind}>
          <Badge>{userType}</Badge>
        </p>
      </div>
      <div className={styles.links}>
        <ButtonLink size="sm" to={linkTo("/:area/communities/:id/account/profile/setting", place)}>
          {text.profileSetting}
        </ButtonLink>
        <ButtonLink size="sm" to={linkTo("/:area/communities/:id/account/portfolio/setting", place)}>
          {text.portfolioSetting}
        </ButtonLink>
      </div>
    </div>
  );
}
