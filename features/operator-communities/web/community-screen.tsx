import { useParams } from "react-router";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { LeaveGroup } from "#kit/ui/leave-guard/leave-guard.tsx";
import { useNamedPage } from "#kit/ui/page-head/page-name.ts";
import { SettingsBlock, SettingsPage } from "#kit/ui/settings-page/settings-page.tsx";
import { DetailScreen } from "#kit/web/query/detail-screen.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { type OperatedCommunityDetail, showOperatedCommunity } from "../contract/calls.ts";
import { AccessSection } from "./access-section.tsx";
import { ContractSection } from "./contract-section.tsx";
import { ContractorSection } from "./contractor-section.tsx";
import { useOperatedMessages } from "./messages.ts";
import { PartnerSection } from "./partner-section.tsx";
import { StateBadge } from "./state-badge.tsx";
import { SuspensionSection } from "./suspension-section.tsx";

export type OperatedSection = {
  readonly community: OperatedCommunityDetail;
  readonly onReload: () => Promise<unknown>;
};

const sections = {
  contractor: ContractorSection,
  contract: ContractSection,
  access: AccessSection,
  partner: PartnerSection,
  suspension: SuspensionSection,
} as const;
const names = Object.keys(sections) as (keyof typeof sections)[];

/** The invitation leaves soon after the community was made, or somebody invited again. */
const LOOKS_MS = 2_000;
const isBeingInvited = (community: OperatedCommunityDetail | undefined): boolean =>
  community?.contractor?.has_joined === false && community.contractor.invited_at === null;

/** Shows what only an operator may change of a community, each section saved by itself. */
export default function CommunityScreen() {
  const text = useOperatedMessages();
  const params = { community_id: Number(useParams().community_id) };
  const query = useCall(
    showOperatedCommunity,
    { params },
    {
      refetchOnWindowFocus: false,
      refetchInterval: ({ state }) => (isBeingInvited(state.data?.data) ? LOOKS_MS : false),
    },
  );
  return (
    <DetailScreen to={linkTo("/operator/communities")} title={text.title} query={query}>
      {({ data }) => <Community key={data.id} community={data} onReload={query.refetch} />}
    </DetailScreen>
  );
}

function Community(props: OperatedSection) {
  const text = useOperatedMessages();
  const { name, corporation_name, state, created_at } = props.community;
  useNamedPage(name);
  return (
    <SettingsPage
      title={name}
      lead={
        <p>
          <StateBadge state={state} /> {text.facts(corporation_name, formatMinute(new Date(created_at)))}
        </p>
      }
      sections={names.map((id) => ({ id, title: text[id].title }))}
    >
      <LeaveGroup>
        {names.map((id) => {
          const Section = sections[id];
          return (
            <SettingsBlock key={id} id={id} title={text[id].title} lead={text[id].lead}>
              <Section {...props} />
            </SettingsBlock>
          );
        })}
      </LeaveGroup>
    </SettingsPage>
  );
}
