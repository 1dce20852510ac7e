import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { setPreferences } from "#features/accounts/contract/calls.ts";
import type { Area } from "#kit/contract/area.ts";
import type { ColorSchemePreference } from "#kit/contract/color-scheme.ts";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import type { Language } from "#kit/contract/language.ts";
import { useColorScheme } from "#kit/ui/theme/color-scheme.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useLiveAnswers } from "#kit/web/live/use-live-answers.ts";
import { ownRoom } from "#kit/web/live/use-room.ts";
import { changeAnswers } from "#kit/web/query/cached-rows.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { currentArea, kindOfArea } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";
import { showOwnAccount, showOwnProfile } from "../contract/calls.ts";
import { ownProfileChanged } from "../contract/live.ts";
import type { Me } from "../contract/views.ts";

const FRESH_MS = MINUTE_MS;
const ownCalls = [...Object.values(showOwnAccount), showOwnProfile];

/** R258: loads who one is in the community; without a community nothing is loaded. */
export const useOwnProfile = (area: Area, communityId: number | null) =>
  useCall(
    showOwnProfile,
    { params: { id: communityId ?? 0, type: area === "alumni" ? "alumnus" : "users" } },
    { enabled: communityId !== null, staleTime: FRESH_MS },
  );

export const useOwnAccount = (area: Area, enabled = true) =>
  useCall(
    showOwnAccount[kindOfArea(area)],
    {},
    { enabled: enabled && area !== "operator", staleTime: FRESH_MS },
  );

type Preferences = { readonly language?: Language; readonly color_scheme?: ColorSchemePreference };

/** Returns the preferences and how to change them; the account's apply on every device, a guest's here. */
export function usePreferences() {
  const cache = useQueryClient();
  const { language, setLanguage } = useLanguage();
  const { preference, setPreference } = useColorScheme();
  const save = useAction(setPreferences, {
    input: (body: Preferences) => ({ body }),
    show: (chosen) => changeAnswers(cache, ownCalls, chosen),
  });
  const choose = (chosen: Preferences) => {
    if (chosen.language) setLanguage(chosen.language);
    if (chosen.color_scheme) setPreference(chosen.color_scheme);
    if (readStoredSession(currentArea())) save.run(chosen);
  };
  return { language, colorScheme: preference, choose };
}

/** Applies the account's preferences on this device, wherever they were changed. */
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
