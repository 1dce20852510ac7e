import { IconLanguage, IconLogout, IconMoon, IconSettings, IconSun, IconSunMoon } from "@tabler/icons-react";
import { type ReactNode, Suspense, useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { LogOutDialog } from "#features/sessions/web/index.ts";
import type { Area } from "#kit/contract/area.ts";
import type { FrameProps } from "#kit/ui/frame/frame-types.ts";
import { type ColorSchemePreference, useColorScheme } from "#kit/ui/theme/color-scheme.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { pathToScreen } from "../screens/path-to.ts";
import { useLayoutMessages } from "./messages.ts";
import { useCloseOnNavigation } from "./use-close-on-navigation.ts";

const nextScheme: Record<ColorSchemePreference, ColorSchemePreference> = {
  system: "light",
  light: "dark",
  dark: "system",
};
const schemeIcons = { system: IconSunMoon, light: IconSun, dark: IconMoon };

/** Language, appearance and logging out: the same in every frame. `dialog` is to be drawn beside the frame. */
export function useUserMenu(area: Area): { items: FrameProps["userMenu"]; dialog: ReactNode } {
  const text = useLayoutMessages().userMenu;
  const { language, setLanguage } = useLanguage();
  const { preference, setPreference } = useColorScheme();
  const [leaving, setLeaving] = useState(false);
  const stay = useCallback(() => setLeaving(false), []);
  useCloseOnNavigation(stay);
  const SchemeIcon = schemeIcons[preference];
  const navigate = useNavigate();
  const settings = pathToScreen(area, "account-settings");
  return {
    items: [
      ...(settings
        ? [
            {
              label: text.account,
              icon: <IconSettings size={20} aria-hidden="true" />,
              onSelect: () => void navigate(settings),
            },
          ]
        : []),
      {
        label: text.language,
        icon: <IconLanguage size={20} aria-hidden="true" />,
        onSelect: () => setLanguage(language === "ja" ? "en" : "ja"),
      },
      {
        label: text.scheme[preference],
        icon: <SchemeIcon size={20} aria-hidden="true" />,
        onSelect: () => setPreference(nextScheme[preference]),
      },
      {
        label: text.logOut,
        icon: <IconLogout size={20} aria-hidden="true" />,
        onSelect: () => setLeaving(true),
      },
    ],
    dialog: leaving && (
      <Suspense>
        <LogOutDialog area={area} onCancel={stay} />
      </Suspense>
    ),
  };
}
