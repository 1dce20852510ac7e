import { IconCircleCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { accountPaths } from "#features/accounts/contract/paths.ts";
import { LoadedLink, useLink } from "#features/accounts/web/index.ts";
import { Button, ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { FlowScreen } from "#kit/ui/form-flow/flow-screen.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { RefusalScreen } from "#kit/web/errors/refusal-screen.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { turnoverRequestErrors } from "../contract/errors.ts";
import { checkObjectionLink, objectByLink } from "../contract/own-calls.ts";
import { useOwnTurnoverMessages } from "./own-messages.ts";
import { TurnoverFacts } from "./turnover-facts.tsx";

/** The letter's link leads here, also without being signed in. Only the button objects; opening the page does not. */
export default function ObjectionScreen() {
  const text = useOwnTurnoverMessages().objection;
  const token = useSearchParams()[0].get("token") ?? "";
  const link = useLink(checkObjectionLink, token);
  const [isDone, setDone] = useState(false);
  const object = useAction(objectByLink, {
    input: () => ({ body: { token } }),
    onDone: () => setDone(true),
    showsProblem: true,
  });
  const login = (
    <ButtonLink to={accountPaths.employee.login} variant="primary">
      {text.login}
    </ButtonLink>
  );
  if (isDone)
    return <RefusalScreen title={text.doneTitle} reason={text.done} icon={IconCircleCheck} action={login} />;
  if (token === "") return <Refused code={turnoverRequestErrors.ERROR_TURNOVER_REQUEST_UNKNOWN.code} />;
  return (
    <LoadedLink link={link} label={text.checking} refused={(code) => <Refused code={code} />}>
      {({ data }) => (
        <FlowScreen title={text.title} lead={text.lead}>
          <Card className={common.stack4}>
            <TurnoverFacts {...data} />
            <p>{text.effect}</p>
            {object.problem && <NoticeBox alert>{object.problem}</NoticeBox>}
            <Button variant="danger" pending={object.isPending} onClick={() => object.run()}>
              {text.act}
            </Button>
          </Card>
        </FlowScreen>
      )}
    </LoadedLink>
  );
}

function Refused({ code }: { readonly code: string }) {
  const text = useOwnTurnoverMessages().objection;
  return (
    <RefusalScreen
      title={text.refused}
      reason={{ message_code: code }}
      action={
        <ButtonLink to={accountPaths.employee.login} variant="primary">
          {text.login}
        </ButtonLink>
      }
    />
  );
}
