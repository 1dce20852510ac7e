import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { SettingsSection } from "#kit/ui/settings-section/settings-section.tsx";
import { currentArea } from "#kit/web/session/area.ts";
import { useAuditMessages } from "./messages.ts";

/** This section of the account settings is beside one's own data. */
export function OwnEventsSection() {
  const text = useAuditMessages().own;
  return (
    <SettingsSection
      title={text.section}
      action={
        <ButtonLink to={linkTo("/:area/account/settings/data/events", { area: currentArea() })}>
          {text.sectionAction}
        </ButtonLink>
      }
    >
      <p>{text.sectionText}</p>
    </SettingsSection>
  );
}
