import { Left } from "./left.tsx";
import { useWithdrawalMessages } from "./messages.ts";

export default function LeaveCommunityFinishedScreen() {
  const text = useWithdrawalMessages().finished;
  return <Left title={text.communityTitle} text={text.community} />;
}
