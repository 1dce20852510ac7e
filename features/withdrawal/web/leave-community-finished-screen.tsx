import { Finished } from "./finished.tsx";
import { useWithdrawalMessages } from "./messages.ts";

/** SK42 */
export default function LeaveCommunityFinishedScreen() {
  const text = useWithdrawalMessages().finished;
  return <Finished title={text.communityTitle} text={text.community} />;
}
