import { Left } from "./left.tsx";
import { useWithdrawalMessages } from "./messages.ts";

/** SK42 says that one has left the community. */
export default function LeaveCommunityFinishedScreen() {
  const text = useWithdrawalMessages().finished;
  return <Left title={text.communityTitle} text={text.community} />;
}
