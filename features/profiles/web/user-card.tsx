import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { writtenIn } from "#kit/ui/written.tsx";
import { defineMessages } from "#kit/web/i18n.ts";
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
  /** It is null where there is no such screen. */
  readonly profileSetting: string | null;
  readonly portfolioSetting: string | null;
};

/** Keeps the card's room until it is loaded who one is, so that the menu below does not move. */
export const UserCardPlace = () => <div className={styles.place} />;

const unspaced = (name: string): string => name.replace(/\s/g, "");

/** R040: shows at the head of the sidebar who one is in this community. */
export function UserCard({ profile, userType, profileSetting, portfolioSetting }: UserCardProps) {
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
      {(profileSetting || portfolioSetting) && (
        <div className={styles.links}>
          {profileSetting && (
            <ButtonLink size="sm" to={profileSetting}>
              {text.profileSetting}
            </ButtonLink>
          )}
          {portfolioSetting && (
            <ButtonLink size="sm" to={portfolioSetting}>
              {text.portfolioSetting}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
