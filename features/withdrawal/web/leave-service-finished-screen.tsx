import { Left } from "./left.tsx";
import { useWithdrawalMessages } from "./messages.ts";

/** There is no session any more. */
export default function LeaveServiceFinishedScreen() {
  const text = useWithdrawalMessages().finished;
  return <Left title={text.serviceTitle} text={text.service} />;
}
