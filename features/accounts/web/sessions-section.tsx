import { ButtonLink } from "#kit/ui/button/button.tsx";
import { SettingsSection } from "#kit/ui/settings-section/settings-section.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useAccountMessages } from "./messages.ts";
import { ownArea } from "./own-area.ts";
import { useSessions } from "./use-account.ts";

export function SessionsSection() {
  const text = useAccountMessages().settings;
  const { paths } = ownArea();
  return (
    <SettingsSection
      title={text.sessions}
      action={<ButtonLink to={paths.sessions}>{text.sessionsShow}</ButtonLink>}
    >
      <Loaded query={useSessions(1)} skeleton={<SkeletonLine width="60%" />}>
        {({ total_records }) => <p>{text.sessionsCount(total_records)}</p>}
      </Loaded>
    </SettingsSection>
  );
}
