import { IconCircleCheck } from "@tabler/icons-react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { FlowScreen } from "#kit/ui/form-flow/flow-screen.tsx";
import { RefusalScreen } from "#kit/web/errors/refusal-screen.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { answerTestMail } from "../contract/calls.ts";
import { useBounceMessages } from "./messages.ts";

/** The link of a test mail leads here. Opening it proves that mail arrives, so there is nothing to confirm. */
export default function MailWorksScreen() {
  const text = useBounceMessages().works;
  const token = useSearchParams()[0].get("token") || "-";
  const answer = useCall(answerTestMail, { body: { token } }, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <Loaded
      query={answer}
      refused={(error) => (error.status === 400 ? <Broken code={error.code} /> : undefined)}
    >
      {() => (
        <FlowScreen title={text.title}>
          <Card>
            <EmptyState
              icon={IconCircleCheck}
              title={text.done}
              action={<ButtonLink to="/">{text.toTop}</ButtonLink>}
            />
          </Card>
        </FlowScreen>
      )}
    </Loaded>
  );
}

function Broken({ code }: { code: string }) {
  const text = useBounceMessages().works;
  return (
    <RefusalScreen
      title={text.broken}
      reason={{ message_code: code }}
      action={<ButtonLink to="/">{text.toTop}</ButtonLink>}
    />
  );
}
