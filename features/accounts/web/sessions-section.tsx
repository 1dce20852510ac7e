import { ButtonLink } from "#kit/ui/button/button.tsx";
import { SettingsSection } from "#kit/ui/settings-section/settings-section.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import { useAccountMessages } from "./messages.ts";
import { ownArea } from "./own-area.ts";
import { useSessions } from "./use-account.ts";

export function SessionsSection() {
  const text = useAccountMessages().settings;
  const { paths } = ownArea();
  const { data, error } = useSessions(1);
  return (
    <SettingsSection
      title={text.sessions}
      action={<ButtonLink to={paths.sessions}>{text.sessionsShow}</ButtonLink>}
    >
      {data && <p>{text.sessionsCount(data.total_records)}</p>}
      {!data && !error && <SkeletonLine width="60%" />}
    </SettingsSection>
  );
}
