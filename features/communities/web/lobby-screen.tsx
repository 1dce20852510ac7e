import { IconBuildingCommunity } from "@tabler/icons-react";
import { ReturnedMailBanner } from "#features/bounces/web/index.ts";
import { ALUMNI_INVITATION_PATH } from "#features/invitations/contract/paths.ts";
import { useOwnAccount } from "#features/profiles/web/index.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { LoadMore } from "#kit/ui/infinite-list/load-more.tsx";
import { PostSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { CommunityCard } from "./community-card.tsx";
import styles from "./lobby-screen.module.css";
import { useCommunityMessages } from "./messages.ts";
import { useLobby } from "./use-lobby.ts";

/** SD10, CB11: every community one belongs to or waits for, and why one of them is shut. */
export default function LobbyScreen() {
  const text = useCommunityMessages().lobby;
  const name = useOwnAccount(currentArea()).data?.data.profile.display_name;
  return (
    <div className={styles.lobby}>
      <div>
        <h1>{text.title}</h1>
        {name && <p className={styles.lead}>{text.lead(name)}</p>}
      </div>
      <ReturnedMailBanner />
      <Cards />
    </div>
  );
}

function Cards() {
  const text = useCommunityMessages().lobby;
  const { language } = useLanguage();
  const area = currentArea();
  const lobby = useLobby();
  if (lobby.isPending) return <PostSkeletons count={2} />;
  if (lobby.data === undefined)
    return (
      <ErrorState
        message={errorText({ message_code: lobby.error?.code ?? "" }, language)}
        onRetry={() => void lobby.refetch()}
        pending={lobby.isFetching}
      />
    );
  if (lobby.data.cards.length === 0)
    return (
      <EmptyState
        icon={<IconBuildingCommunity size={40} stroke={1.5} aria-hidden="true" />}
        title={text.emptyTitle}
        action={
          area === "alumni" && (
            <ButtonLink to={ALUMNI_INVITATION_PATH} variant="primary">
              {text.enterCode}
            </ButtonLink>
          )
        }
      >
        {text.emptyText[area === "alumni" ? "alumni" : "employee"]}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.cards}>
        {lobby.data.cards.map((card) => (
          <CommunityCard key={card.id} card={card} area={area} />
        ))}
      </ul>
      {lobby.hasNextPage && (
        <LoadMore
          hasMore
          loading={lobby.isFetchingNextPage}
          failed={lobby.isFetchNextPageError}
          onMore={() => void lobby.fetchNextPage()}
        />
      )}
    </>
  );
}
