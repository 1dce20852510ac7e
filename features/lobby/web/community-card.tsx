import { IconArrowRight, IconLayoutDashboard } from "@tabler/icons-react";
import { Link } from "react-router";
import type { CommunityCard as Community } from "#features/communities/contract/calls.ts";
import { useCommunityMessages } from "#features/communities/web/index.ts";
import { InquiryButton } from "#features/inquiries/web/index.ts";
import type { Area } from "#kit/contract/area.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { writtenIn } from "#kit/ui/written.tsx";
import { entrancesOf } from "./find-entrance.ts";
import styles from "./lobby.module.css";
import { useLobbyMessages } from "./messages.ts";

/** Returns why it cannot be entered; only administrators may enter a `closed` one. */
const obstacleOf = (card: Community): "under_review" | "paused" | "closed" | null =>
  card.can_enter ? null : card.state === "participating" ? "closed" : card.state;

export function CommunityCard({ card, area }: { card: Community; area: Area }) {
  const text = useLobbyMessages();
  const { members } = useCommunityMessages();
  const obstacle = obstacleOf(card);
  const { asMember, toConsole, isConsoleFirst } = entrancesOf(card, area);
  const look = (isFirst: boolean) => (isFirst ? "primary" : "secondary");
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <Avatar name={card.name} imageUrl={card.profile_image_url} size={56} />
        <div className={styles.names}>
          <h2 {...writtenIn(card.name)}>{card.name}</h2>
          <p className={common.note} {...writtenIn(card.corporation_name)}>
            {card.corporation_name}
          </p>
        </div>
      </div>
      <div className={common.row2}>
        {obstacle && <Badge tone="warning">{text.state[obstacle]}</Badge>}
        {card.is_admin && <Badge tone="accent">{text.admin}</Badge>}
        <span className={common.note}>{members(card.community_members_number)}</span>
        {card.unread_notification_count > 0 && (
          <Badge tone="accent">{text.unreadNotices(card.unread_notification_count)}</Badge>
        )}
        {card.unread_chat_count > 0 && (
          <Badge tone="accent">{text.unreadChats(card.unread_chat_count)}</Badge>
        )}
      </div>
      {card.description && (
        <p className={styles.description} {...writtenIn(card.description)}>
          {card.description}
        </p>
      )}
      {obstacle && <p className={styles.explanation}>{text.explain[obstacle]}</p>}
      <div className={styles.actions}>
        {asMember && (
          <ButtonLink
            variant={look(!isConsoleFirst)}
            to={asMember}
            className={isConsoleFirst ? undefined : styles.way}
          >
            {text.enter}
            <IconArrowRight size={20} aria-hidden="true" />
          </ButtonLink>
        )}
        {toConsole && (
          <ButtonLink
            variant={look(isConsoleFirst)}
            to={toConsole}
            icon={<IconLayoutDashboard size={20} aria-hidden="true" />}
            className={isConsoleFirst ? styles.way : undefined}
          >
            {text.dashboard}
          </ButtonLink>
        )}
        {/* Whoever waits has nobody to ask inside yet. */}
        {obstacle === "under_review" && <InquiryButton />}
        {/* Members find this inside; people who cannot enter have only this place. */}
        {obstacle && (
          <Link
            className={styles.away}
            to={linkTo("/:area/communities/:id/leave_community", { area, id: card.id })}
          >
            {obstacle === "under_review" ? text.withdrawApplication : text.leave}
          </Link>
        )}
      </div>
    </Card>
  );
}
