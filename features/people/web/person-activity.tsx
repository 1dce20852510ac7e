import type { ReactNode } from "react";
import { Link } from "react-router";
import { usePostMessages } from "#features/posts/web/index.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { formatDate, formatMinute } from "#kit/ui/time/format-time.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { type PersonProfile, SHOWN_AT_MOST } from "../contract/person.ts";
import styles from "./person.module.css";
import { type PersonText, usePersonMessages } from "./person-messages.ts";
import { peoplePath } from "./person-path.ts";
import type { TabProps } from "./person-tabs.tsx";
import { usePersonProfile } from "./use-person.ts";

type ListProps<R> = TabProps & {
  readonly rowsOf: (profile: PersonProfile) => readonly R[];
  readonly empty: (text: PersonText) => string;
  readonly row: (row: R, text: PersonText) => ReactNode;
  readonly keyOf: (row: R) => string | number;
};

/** What somebody does here as lines, the newest first. */
function Lines<R>({ communityId, person, rowsOf, empty, row, keyOf }: ListProps<R>) {
  const text = usePersonMessages();
  return (
    <Loaded query={usePersonProfile(communityId, person.id)} skeleton={<RowSkeletons count={5} />}>
      {({ profile }) => {
        const rows = rowsOf(profile);
        if (rows.length === 0) return <p className={styles.note}>{empty(text)}</p>;
        return (
          <div className={styles.blocks}>
            <ul className={styles.rows}>
              {rows.map((one) => (
                <li key={keyOf(one)}>{row(one, text)}</li>
              ))}
            </ul>
            {rows.length >= SHOWN_AT_MOST && <p className={styles.note}>{text.newest(rows.length)}</p>}
          </div>
        );
      }}
    </Loaded>
  );
}

export function PostsTab(props: TabProps) {
  const { kind } = usePostMessages();
  const site = `/community/communities/${props.communityId}/user_posts`;
  return (
    <Lines
      {...props}
      rowsOf={({ posts }) => posts.records}
      keyOf={({ id }) => id}
      empty={(text) => text.noPosts}
      row={({ id, title, content_type, published, created_at, comment_count, like_count }, text) => (
        <>
          <Link to={`${site}?post=${id}`}>
            <bdi>{title}</bdi>
          </Link>
          <span className={styles.note}>
            {kind[content_type as keyof typeof kind]} · {formatMinute(new Date(created_at))} ·{" "}
            {text.likeCount} {like_count} · {text.commentCount} {comment_count}{" "}
            {!published && <Badge tone="warning">{text.hidden}</Badge>}
          </span>
        </>
      )}
    />
  );
}

export const GroupsTab = (props: TabProps) => (
  <Lines
    {...props}
    rowsOf={({ groups }) => groups}
    keyOf={({ id }) => id}
    empty={(text) => text.noGroups}
    row={({ name, joined, is_invitation_only, since }, text) => (
      <>
        <bdi>{name}</bdi>
        <span className={styles.note}>
          {text.since(formatDate(new Date(since)))} {is_invitation_only && <Badge>{text.inviteOnly}</Badge>}{" "}
          {!joined && <Badge tone="accent">{text.invited}</Badge>}
        </span>
      </>
    )}
  />
);

export const ConsentsTab = (props: TabProps) => (
  <Lines
    {...props}
    rowsOf={({ consents }) => consents}
    keyOf={({ document, version }) => `${document}-${version}`}
    empty={(text) => text.noConsents}
    row={({ document, version, current, agreed_at }, text) => (
      <>
        <span>
          {text.document[document]} {text.version(version)}
        </span>
        <span className={styles.note}>
          {formatMinute(new Date(agreed_at))} {version < current && text.older(current)}
        </span>
      </>
    )}
  />
);

/** Chats are read on their own screen, and for a reason. */
export function ChatsTab({ communityId, person }: TabProps) {
  const text = usePersonMessages();
  return (
    <div className={styles.blocks}>
      <p>{text.chats}</p>
      <div>
        <ButtonLink to={`${peoplePath(communityId, person.kind)}/${person.management_no}/chat-list`}>
          {text.openChats}
        </ButtonLink>
      </div>
    </div>
  );
}
