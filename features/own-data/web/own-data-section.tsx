import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { SettingsSection } from "#kit/ui/settings-section/settings-section.tsx";
import { currentArea } from "#kit/web/session/area.ts";
import { useOwnDataMessages } from "./messages.ts";

export function OwnDataSection() {
  const text = useOwnDataMessages();
  return (
    <SettingsSection
      title={text.section}
      action={
        <ButtonLink to={linkTo("/:area/account/settings/data", { area: currentArea() })}>
          {text.sectionAction}
        </ButtonLink>
      }
    >
      <p>{text.sectionText}</p>
    </SettingsSection>
  );
}
