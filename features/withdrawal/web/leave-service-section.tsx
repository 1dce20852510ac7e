import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { SettingsSection } from "#kit/ui/settings-section/settings-section.tsx";
import { currentArea } from "#kit/web/session/area.ts";
import { useWithdrawalMessages } from "./messages.ts";

export function LeaveServiceSection() {
  const text = useWithdrawalMessages().service;
  return (
    <SettingsSection
      title={text.section}
      action={
        <ButtonLink to={linkTo("/:area/withdrawal", { area: currentArea() })}>
          {text.sectionAction}
        </ButtonLink>
      }
    >
      <p>{text.sectionText}</p>
    </SettingsSection>
  );
}
