import { useLetterKeys } from "#kit/ui/letter-keys.ts";
import { SettingsSection } from "#kit/ui/settings-section/settings-section.tsx";
import { Switch } from "#kit/ui/switch/switch.tsx";
import { usePageMessages } from "./messages.ts";

/** Whether single letters act in the lists of administrators. */
export function KeysSection() {
  const text = usePageMessages().keys;
  const { on, turn } = useLetterKeys();
  return (
    <SettingsSection title={text.title}>
      <Switch checked={on} onChange={turn} label={text.label} note={text.note} />
    </SettingsSection>
  );
}
