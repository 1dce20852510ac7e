import { ButtonLink } from "#kit/ui/button/button.tsx";
import { SettingsSection } from "#kit/ui/settings-section/settings-section.tsx";
import { currentArea } from "#kit/web/session/area.ts";
import { ownDataPath } from "../contract/paths.ts";
import { useOwnDataMessages } from "./messages.ts";

export function OwnDataSection() {
  const text = useOwnDataMessages();
  return (
    <SettingsSection
      title={text.section}
      action={<ButtonLink to={ownDataPath(currentArea())}>{text.sectionAction}</ButtonLink>}
    >
      <p>{text.sectionText}</p>
    </SettingsSection>
  );
}
