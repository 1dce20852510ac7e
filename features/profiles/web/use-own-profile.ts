import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Area } from "#kit/contract/area.ts";
import type { ColorSchemePreference } from "#kit/contract/color-scheme.ts";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import type { Language } from "#kit/contract/language.ts";
import { useColorScheme } from "#kit/ui/theme/color-scheme.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useLiveAnswers } from "#kit/web/live/use-live-answers.ts";
import { ownRoom } from "#kit/web/live/use-room.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { currentArea, kindOfArea } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";
import { setPreferences, showOwnAccount, showOwnProfile } from "../contract/calls.ts";
import { ownProfileChanged } from "../contract/live.ts";
import type { Me } from "../contract/views.ts";

const FRESH_MS = MINUTE_MS;
const ownCalls = [...Object.values(showOwnAccount), showOwnProfile];

/** R258: who one is in the community; without a community nothing is asked. */
export const useOwnProfile = (area: Area, communityId: number | null) =>
  useCall(
    showOwnProfile,
    { params: { id: communityId ?? 0, type: area === "alumni" ? "alumnus" : "users" } },
    { enabled: communityId !== null, staleTime: FRESH_MS },
  );

/** Who one is outside a community. */
export const useOwnAccount = (area: Area, enabled = true) =>
  useCall(
    showOwnAccount[kindOfArea(area)],
    {},
    { enabled: enabled && area !== "operator", staleTime: FRESH_MS },
  );

type Preferences = { readonly language?: Language; readonly color_scheme?: ColorSchemePreference };

/** What is shown here, and the choice, which every device of the account follows; a guest's stays on this browser. */
export function usePreferences() {
  const cache = useQueryClient();
  const { language, setLanguage } = useLanguage();
  const { preference, setPreference } = useColorScheme();
  const save = useAction(setPreferences, { input: (body: Preferences) => ({ body }) });
  const choose = (chosen: Preferences) => {
    if (chosen.language) setLanguage(chosen.language);
    if (chosen.color_scheme) setPreference(chosen.color_scheme);
    if (!readStoredSession(currentArea())) return;
    for (const { path } of ownCalls)
      cache.setQueriesData<{ data: Me }>(
        { queryKey: [path] },
        (old) => old && { ...old, data: { ...old.data, ...chosen } },
      );
    save.run(chosen);
  };
  return { language, colorScheme: preference, choose };
}

/** Keeps this device at what the account says, wherever it was changed. */
export function useFollowAccount(me: Pick<Me, "language" | "color_scheme"> | undefined): void {
  const { setLanguage } = useLanguage();
  const { setPreference } = useColorScheme();
  useLiveAnswers(ownRoom(), [ownProfileChanged]);
  const language = me?.language;
  const scheme = me?.color_scheme;
  useEffect(() => {
    if (language) setLanguage(language);
  }, [language, setLanguage]);
  useEffect(() => {
    if (scheme) setPreference(scheme);
  }, [scheme, setPreference]);
}
