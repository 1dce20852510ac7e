import { Finished } from "./finished.tsx";
import { useWithdrawalMessages } from "./messages.ts";

/** SU42: there is no session any more. */
export default function LeaveServiceFinishedScreen() {
  const text = useWithdrawalMessages().finished;
  return <Finished title={text.serviceTitle} text={text.service} />;
}
