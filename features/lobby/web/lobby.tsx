import { IconBuildingCommunity } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { listCommunities } from "#features/communities/contract/calls.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { useNamedPage } from "#kit/ui/page-head/page-name.ts";
import { PostSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Quoting } from "#kit/ui/written.tsx";
import { LoadedList } from "#kit/web/query/loaded-list.tsx";
import { useRecords } from "#kit/web/query/use-list-call.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { CommunityCard } from "./community-card.tsx";
import styles from "./lobby.module.css";
import { useLobbyMessages } from "./messages.ts";

type Props = {
  readonly name: string | undefined;
  /** These come before the communities. */
  readonly children: ReactNode;
};

/** Shows every community one belongs to or waits for, and why one of them is shut. */
export function Lobby({ name, children }: Props) {
  const text = useLobbyMessages();
  const lobby = useLobby();
  // Somebody who has only applied so far has not been here before.
  const isNewcomer = lobby.rows.length > 0 && lobby.rows.every(({ state }) => state === "under_review");
  const title = isNewcomer ? text.newcomerTitle : text.title;
  useNamedPage(title);
  return (
    <div className={common.stack5}>
      <div>
        <h1>{title}</h1>
        <p className={styles.greeting}>
          {name && lobby.data && <Quoting>{(isNewcomer ? text.thanks : text.lead)(name)}</Quoting>}
        </p>
      </div>
      {children}
      <Cards lobby={lobby} />
      {currentArea() === "alumni" && lobby.rows.length > 0 && <AnotherCommunity />}
    </div>
  );
}

/** It comes at the end, for people who have been invited elsewhere too. */
function AnotherCommunity() {
  const text = useLobbyMessages();
  return (
    <Card className={styles.another}>
      <div>
        <h2>{text.another.title}</h2>
        <p className={styles.lead}>{text.another.text}</p>
      </div>
      <ButtonLink to={linkTo("/alumni/invited_communities/alumni")}>{text.enterCode}</ButtonLink>
    </Card>
  );
}

function Cards({ lobby }: { lobby: ReturnType<typeof useLobby> }) {
  const text = useLobbyMessages();
  const area = currentArea();
  return (
    <LoadedList
      query={lobby}
      rows={lobby.rows}
      skeleton={<PostSkeletons count={2} />}
      empty={
        <EmptyState
          icon={IconBuildingCommunity}
          title={text.emptyTitle}
          action={
            area === "alumni" && (
              <ButtonLink to={linkTo("/alumni/invited_communities/alumni")} variant="primary">
                {text.enterCode}
              </ButtonLink>
            )
          }
        >
          {text.emptyText[area === "alumni" ? "alumni" : "employee"]}
        </EmptyState>
      }
    >
      {(cards) => (
        <ul className={common.stack4}>
          {cards.map((card) => (
            <CommunityCard key={card.id} card={card} area={area} />
          ))}
        </ul>
      )}
    </LoadedList>
  );
}

const useLobby = () => useRecords(listCommunities, {});
