import { useParams } from "react-router";
import { LeaveGroup } from "#kit/ui/leave-guard/leave-guard.tsx";
import { SettingsBlock, SettingsPage } from "#kit/ui/settings-page/settings-page.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { type SettingsSection, sectionNames, showCommunitySettings } from "../contract/calls.ts";
import { BoardSection } from "./board-section.tsx";
import { Elsewhere } from "./elsewhere.tsx";
import { JoiningSection } from "./joining-section.tsx";
import { LooksSection } from "./looks-section.tsx";
import { useSettingsMessages } from "./messages.ts";
import { NamesSection } from "./names-section.tsx";
import { NoticesSection } from "./notices-section.tsx";
import { PermissionsSection } from "./permissions-section.tsx";
import type { SectionProps } from "./use-section.ts";

const forms: Readonly<Record<SettingsSection, (props: SectionProps) => React.ReactNode>> = {
  names: NamesSection,
  looks: LooksSection,
  board: BoardSection,
  permissions: PermissionsSection,
  joining: JoiningSection,
  notices: NoticesSection,
};
const ELSEWHERE = "elsewhere";

export default function SettingsScreen() {
  const text = useSettingsMessages();
  const communityId = Number(useParams().id);
  const query = useCall(showCommunitySettings, { params: { id: communityId } });
  const sections = [...sectionNames, ELSEWHERE].map((id) => ({
    id,
    ...text.sections[id as SettingsSection | typeof ELSEWHERE],
  }));
  return (
    <SettingsPage title={text.title} lead={<p>{text.lead}</p>} sections={sections}>
      <LeaveGroup>
        <Loaded query={query} skeleton={<RowSkeletons count={8} />}>
          {({ data }) =>
            sections.map(({ id, title, lead }) => {
              const Section = forms[id as SettingsSection];
              return (
                <SettingsBlock key={id} id={id} title={title} lead={lead}>
                  {id === ELSEWHERE ? (
                    <Elsewhere communityId={communityId} view={data} />
                  ) : (
                    <Section communityId={communityId} view={data} onReload={query.refetch} />
                  )}
                </SettingsBlock>
              );
            })
          }
        </Loaded>
      </LeaveGroup>
    </SettingsPage>
  );
}
