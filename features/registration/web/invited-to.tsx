import { IconMailOpened } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import { Quoting, writtenIn } from "#kit/ui/written.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { Loaded, type LoadedQuery } from "#kit/web/query/loaded.tsx";
import { useRegistrationMessages } from "./messages.ts";
import styles from "./registration.module.css";

export function InvitationPage({ title, children }: { title?: string; children: ReactNode }) {
  const text = useRegistrationMessages().invitation;
  return (
    <div className={common.stack5}>
      <h1>{title ?? text.title}</h1>
      {children}
    </div>
  );
}

type LoadedProps<A> = {
  readonly query: LoadedQuery<A>;
  readonly refused: (error: ApiError) => ReactNode;
  readonly children: (answer: A) => ReactNode;
};

/** The screen words refusals and missing invitations; any other error offers a retry. */
export function LoadedInvitation<A>({ query, refused, children }: LoadedProps<A>) {
  const lines = (
    <div className={styles.loading}>
      <Card className={common.stack4}>
        <SkeletonLine width="80%" />
        <SkeletonLine width="40%" />
        <SkeletonLine />
      </Card>
    </div>
  );
  return (
    <Loaded
      query={query}
      skeleton={lines}
      refused={(error) => (error.status === 400 || error.status === 404 ? refused(error) : undefined)}
    >
      {children}
    </Loaded>
  );
}

type Community = {
  readonly name: string;
  readonly corporation_name: string;
  readonly description: string | null;
  readonly image_url?: string | null;
};

export function InvitedTo({ community, children }: { community: Community; children: ReactNode }) {
  const text = useRegistrationMessages().invitation;
  return (
    <Card className={common.stack4}>
      {community.image_url && <img src={community.image_url} alt="" className={styles.header} />}
      <p className={styles.communityName}>
        <Quoting>{text.invites(community.name)}</Quoting>
      </p>
      <p className={common.dim}>
        <Quoting>{text.by(community.corporation_name)}</Quoting>
      </p>
      {community.description && <p {...writtenIn(community.description)}>{community.description}</p>}
      {children}
    </Card>
  );
}

type Refusal = { readonly error: Parameters<typeof errorText>[0]; readonly children: ReactNode };

export function RefusedInvitation({ error, children }: Refusal) {
  const { language } = useLanguage();
  return (
    <Card>
      <EmptyState icon={IconMailOpened} action={children}>
        {errorText(error, language)}
      </EmptyState>
    </Card>
  );
}
