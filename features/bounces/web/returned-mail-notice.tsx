import { formatDate } from "#kit/contract/fields/tokyo-time.ts";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { askForTestMail } from "../contract/calls.ts";
import { useBounceMessages } from "./messages.ts";
import { useReturnedMail } from "./use-returned-mail.ts";

/** Says beside one's address that mail bounces from it, and what to do. */
export function ReturnedMailNotice() {
  const text = useBounceMessages().notice;
  const since = useReturnedMail();
  const test = useAction(askForTestMail, { input: () => ({}) });
  if (!since) return null;
  return (
    <NoticeBox>
      <div className={common.start3}>
        <p className={common.strong}>{text.since(formatDate(since))}</p>
        <p>{text.whatToDo}</p>
        <Button size="sm" pending={test.isPending} onClick={() => test.run()}>
          {test.isDone ? text.sendAgain : text.send}
        </Button>
        {test.isDone && <p>{text.sent}</p>}
      </div>
    </NoticeBox>
  );
}
