import { colorSchemes } from "#kit/contract/color-scheme.ts";
import { languages } from "#kit/contract/language.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { SettingsSection } from "#kit/ui/settings-section/settings-section.tsx";
import { currentArea } from "#kit/web/session/area.ts";
import { useProfileMessages } from "./messages.ts";
import { usePreferences } from "./use-own-profile.ts";

/** The account settings have these sections about oneself, language and colours; changes are effective at once. */
export function PersonalSections() {
  const text = useProfileMessages().preferences;
  const { language, choose } = usePreferences();
  return (
    <>
      <SettingsSection
        title={text.profile}
        action={
          <ButtonLink to={linkTo("/:area/account/profile/edit", { area: currentArea() })}>
            {text.edit}
          </ButtonLink>
        }
      >
        <p>{text.profileNote}</p>
      </SettingsSection>
      <SettingsSection title={text.title}>
        <RadioGroup
          label={text.language}
          hint={text.languageNote}
          value={language}
          onChange={(chosen) => chosen && choose({ language: chosen })}
          choices={languages.map((value) => ({ value, label: text[value] }))}
        />
        <SchemeChoice />
      </SettingsSection>
    </>
  );
}

/** A choice is effective at once, so that one sees it. */
export function SchemeChoice() {
  const text = useProfileMessages().preferences;
  const { colorScheme, choose } = usePreferences();
  return (
    <RadioGroup
      label={text.scheme}
      value={colorScheme}
      onChange={(chosen) => chosen && choose({ color_scheme: chosen })}
      choices={colorSchemes.map((value) => ({ value, label: text[value] }))}
    />
  );
}
