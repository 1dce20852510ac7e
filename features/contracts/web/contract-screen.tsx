import { useParams } from "react-router";
import { COMMUNITY_ROOM } from "#features/communities/contract/live.ts";
import { roomName } from "#kit/contract/live.ts";
import { SettingsBlock, SettingsPage } from "#kit/ui/settings-page/settings-page.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { useLiveAnswers } from "#kit/web/live/use-live-answers.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { showContract } from "../contract/calls.ts";
import { contractChanged } from "../contract/live.ts";
import { ContractFacts } from "./contract-facts.tsx";
import { History } from "./history.tsx";
import { useContractMessages } from "./messages.ts";
import { PlanChoice } from "./plan-choice.tsx";

/** R495: every administrator reads it, and the contractor asks for a plan. */
export default function ContractScreen() {
  const text = useContractMessages();
  const id = Number(useParams().id);
  const query = useCall(showContract, { params: { id } });
  useLiveAnswers(roomName(COMMUNITY_ROOM, id), [contractChanged]);
  const sections = (["present", "plan", "history"] as const).map((name) => ({
    id: name,
    ...text.sections[name],
  }));
  const [present, plan, history] = sections as [
    (typeof sections)[number],
    (typeof sections)[number],
    (typeof sections)[number],
  ];
  return (
    <SettingsPage title={text.title} lead={<p>{text.lead}</p>} sections={sections}>
      <Loaded query={query} skeleton={<RowSkeletons count={6} />}>
        {({ data }) => (
          <>
            <SettingsBlock {...present}>
              <ContractFacts contract={data} />
            </SettingsBlock>
            <SettingsBlock {...plan}>
              <PlanChoice communityId={id} contract={data} />
            </SettingsBlock>
            <SettingsBlock {...history}>
              <History communityId={id} />
            </SettingsBlock>
          </>
        )}
      </Loaded>
    </SettingsPage>
  );
}
