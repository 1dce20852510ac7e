import type { ReactNode } from "react";
import { Link } from "react-router";
import { usePostMessages } from "#features/posts/web/index.ts";
import { formatDate } from "#kit/contract/fields/tokyo-time.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { ExactTime } from "#kit/ui/time/exact-time.tsx";
import type { LoadedQuery } from "#kit/web/query/loaded.tsx";
import { LoadedList } from "#kit/web/query/loaded-list.tsx";
import { useRecords } from "#kit/web/query/use-list-call.ts";
import { listPersonConsents, listPersonGroups, listPersonPosts } from "../contract/person-life.ts";
import styles from "./person.module.css";
import { type PersonText, usePersonMessages } from "./person-messages.ts";
import type { TabProps } from "./person-tabs.tsx";

type LinesProps<R> = {
  readonly query: LoadedQuery<unknown> & { readonly rows: readonly R[] };
  readonly empty: (text: PersonText) => string;
  readonly row: (row: R, text: PersonText) => ReactNode;
};

export const ofPerson = ({ communityId, person }: TabProps) => ({
  params: { id: communityId, userId: person.id },
});

/** Lists what somebody does here, newest first. */
export function Lines<R extends { readonly id: number }>({ query, empty, row }: LinesProps<R>) {
  const text = usePersonMessages();
  return (
    <LoadedList
      query={query}
      rows={query.rows}
      skeleton={<RowSkeletons count={5} />}
      empty={<p className={common.fine}>{empty(text)}</p>}
    >
      {(rows) => (
        <ul className={styles.rows}>
          {rows.map((one) => (
            <li key={one.id}>{row(one, text)}</li>
          ))}
        </ul>
      )}
    </LoadedList>
  );
}

export function PostsTab(props: TabProps) {
  const { kind } = usePostMessages();
  return (
    <Lines
      query={useRecords(listPersonPosts, ofPerson(props))}
      empty={(text) => text.noPosts}
      row={({ id, title, content_type, published, created_at, comment_count, like_count }, text) => (
        <>
          <Link to={linkTo("/community/communities/:id/user_posts", { id: props.communityId }, { post: id })}>
            <bdi>{title}</bdi>
          </Link>
          <span className={common.fine}>
            {kind[content_type as keyof typeof kind]} · <ExactTime time={created_at} /> · {text.likeCount}{" "}
            {like_count} · {text.commentCount} {comment_count}{" "}
            {!published && <Badge tone="warning">{text.hidden}</Badge>}
          </span>
        </>
      )}
    />
  );
}

export const GroupsTab = (props: TabProps) => (
  <Lines
    query={useRecords(listPersonGroups, ofPerson(props))}
    empty={(text) => text.noGroups}
    row={({ name, joined, is_invitation_only, since }, text) => (
      <>
        <bdi>{name}</bdi>
        <span className={common.fine}>
          {text.since(formatDate(new Date(since)))} {is_invitation_only && <Badge>{text.inviteOnly}</Badge>}{" "}
          {!joined && <Badge tone="accent">{text.invited}</Badge>}
        </span>
      </>
    )}
  />
);

export const ConsentsTab = (props: TabProps) => (
  <Lines
    query={useRecords(listPersonConsents, ofPerson(props))}
    empty={(text) => text.noConsents}
    row={({ document, version, current, agreed_at }, text) => (
      <>
        <span>
          {text.document[document]} {text.version(version)}
        </span>
        <span className={common.fine}>
          <ExactTime time={agreed_at} /> {version < current && text.older(current)}
        </span>
      </>
    )}
  />
);

const chatsOf = {
  alumnus: "/community/communities/:id/alumnus/:managementNo/chat-list",
  employee: "/community/communities/:id/community-users/:managementNo/chat-list",
} as const;

/** Chats are read on their own screen, with a reason. */
export function ChatsTab({ communityId, person }: TabProps) {
  const text = usePersonMessages();
  return (
    <div className={styles.blocks}>
      <p>{text.chats}</p>
      <div>
        <ButtonLink
          to={linkTo(chatsOf[person.kind], {
            id: communityId,
            managementNo: person.management_no,
          })}
        >
          {text.openChats}
        </ButtonLink>
      </div>
    </div>
  );
}
