import { useState } from "react";
import { useParams } from "react-router";
import { OwnerProofDialog } from "#features/second-factors/web/index.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { ButtonRow } from "#kit/ui/button/button-row.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { FlowScreen } from "#kit/ui/form-flow/flow-screen.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import {
  confirmTurnover,
  type OwnTurnover,
  objectToTurnover,
  showOwnTurnover,
} from "../contract/own-calls.ts";
import { useOwnTurnoverMessages } from "./own-messages.ts";
import { TurnoverFacts } from "./turnover-facts.tsx";
import styles from "./turnovers.module.css";

/** An employee decides here whether they become an alumnus, and whether the new account may read their chats. */
export default function OwnTurnoverScreen() {
  const params = { turnover_id: Number(useParams().id) };
  const query = useCall(showOwnTurnover, { params });
  return <Loaded query={query}>{({ data }) => <Decision turnover={data} />}</Loaded>;
}

function Decision({ turnover }: { readonly turnover: OwnTurnover }) {
  const text = useOwnTurnoverMessages().own;
  const [isConfirming, setConfirming] = useState(false);
  const params = { turnover_id: turnover.id };
  const { state, confirmed_at, abilities } = turnover;
  const isWaiting = state === "waiting";
  const object = useAction(objectToTurnover, {
    input: () => ({ params }),
    ask: () => ({
      title: text.objectTitle,
      message: text.objectText,
      confirmLabel: text.objectConfirm,
      danger: true,
    }),
    done: () => text.objected,
  });
  const words = text.confirm[isWaiting ? "request" : "chats"];
  return (
    <FlowScreen title={text.title} lead={text.lead[confirmed_at && !isWaiting ? "confirmed" : state]}>
      <Card className={common.stack4}>
        <TurnoverFacts {...turnover} />
      </Card>
      {abilities.confirm && (
        <>
          <Card className={common.stack4}>
            <h2>{text.what}</h2>
            <ul className={styles.effects}>
              {Object.values(text.effects[isWaiting ? "request" : "chats"]).map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          </Card>
          <ButtonRow>
            {abilities.object && (
              <Button variant="danger" onClick={() => object.run()}>
                {text.object}
              </Button>
            )}
            <Button variant="primary" onClick={() => setConfirming(true)}>
              {words.act}
            </Button>
          </ButtonRow>
        </>
      )}
      {!isWaiting && !abilities.confirm && <NoticeBox>{text.nothing}</NoticeBox>}
      {object.dialog}
      {isConfirming && (
        <OwnerProofDialog
          title={words.title}
          text={words.text}
          submit={words.submit}
          call={confirmTurnover}
          inputOf={(body) => ({ params, body })}
          done={() => words.done}
          onClose={() => setConfirming(false)}
        />
      )}
    </FlowScreen>
  );
}
