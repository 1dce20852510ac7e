import { useForm } from "#kit/web/forms/use-form.ts";
import { callKey } from "#kit/web/query/use-call.ts";
import {
  type CommunitySettings,
  type NamedAlike,
  type SettingsSection,
  type SettingsView,
  settingsSections,
  showCommunitySettings,
  updateCommunity,
} from "../contract/calls.ts";
import { useSettingsMessages } from "./messages.ts";

export type SectionProps = {
  readonly communityId: number;
  readonly view: SettingsView;
  readonly onReload: () => Promise<unknown>;
};

type ValuesOf<S extends SettingsSection> = Pick<CommunitySettings, (typeof settingsSections)[S][number]>;

const pick = <S extends SettingsSection>(section: S, settings: CommunitySettings): ValuesOf<S> =>
  Object.fromEntries(settingsSections[section].map((field) => [field, settings[field]])) as ValuesOf<S>;

/**
 * The form of one section. Its version is what the section showed, so that a change of another section is none here,
 * and a change of this one is noticed.
 */
export function useSection<S extends SettingsSection>(
  section: S,
  { communityId, view, onReload }: SectionProps,
  onSaved?: (answer: { readonly named_alike: readonly NamedAlike[] }) => void,
) {
  const text = useSettingsMessages();
  const params = { id: communityId };
  return useForm(updateCommunity, {
    initial: () => pick(section, view.settings),
    version: JSON.stringify(pick(section, view.settings)),
    lastChange: view.last_changes[section] ?? null,
    input: (values: ValuesOf<S>, version) => ({
      params,
      body: { ...(values as Partial<CommunitySettings>), seen: JSON.parse(version) as ValuesOf<S> },
    }),
    onReload,
    keptAs: callKey(showCommunitySettings, { params }),
    done: () => text.saved(text.sections[section].title),
    onDone: (answer) => onSaved?.(answer),
  });
}
