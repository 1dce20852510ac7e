import { IconArticle, IconMessages, IconUsersGroup } from "@tabler/icons-react";
import type { CommunityWithdrawal } from "../contract/views.ts";
import { Fact } from "./facts.tsx";
import { useWithdrawalMessages } from "./messages.ts";

type Props = { readonly left: Pick<CommunityWithdrawal, "posts" | "comments" | "groups" | "open_chats"> };

export function LeftBehindFacts({ left: { posts, comments, groups, open_chats } }: Props) {
  const text = useWithdrawalMessages().community;
  return (
    <>
      <Fact icon={IconArticle}>{posts + comments > 0 ? text.posts(posts, comments) : text.noPosts}</Fact>
      <Fact icon={IconMessages}>{text.chats(open_chats)}</Fact>
      {groups > 0 && <Fact icon={IconUsersGroup}>{text.groups(groups)}</Fact>}
    </>
  );
}
