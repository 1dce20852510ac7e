import {
  IconHelp,
  IconHelpHexagon,
  IconLanguage,
  IconLogout,
  IconMessageQuestion,
  IconMoon,
  IconSettings,
  IconSun,
  IconSunMoon,
} from "@tabler/icons-react";
import { type ReactNode, Suspense, useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { InquiryModal } from "#features/inquiries/web/index.ts";
import { SchemeChoice, usePreferences } from "#features/profiles/web/index.ts";
import { useLogOut } from "#features/sessions/web/index.ts";
import type { Area } from "#kit/contract/area.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import type { FrameProps } from "#kit/ui/frame/frame-types.ts";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { HelpDialog } from "./help-dialog.tsx";
import { useLayoutMessages } from "./messages.ts";
import { useCloseOnNavigation } from "./use-close-on-navigation.ts";

const schemeIcons = { system: IconSunMoon, light: IconSun, dark: IconMoon };

type UserMenu = { readonly items: FrameProps["userMenu"]; readonly dialog: ReactNode };

/**
 * Language, appearance, terms, inquiry and signing out are the same in every frame, none of which has a footer. Leaving
 * a community is on one's profile there, not in this daily menu. Render `dialog` beside the frame.
 */
export function useUserMenu(area: Area, communityId: number | null): UserMenu {
  const text = useLayoutMessages().userMenu;
  const { language, colorScheme, choose } = usePreferences();
  const [asked, setAsked] = useState<"help" | "inquiry" | "scheme" | null>(null);
  const { cancel, ...logOut } = useLogOut(area);
  const close = useCallback(() => {
    setAsked(null);
    cancel();
  }, [cancel]);
  useCloseOnNavigation(close);
  const SchemeIcon = schemeIcons[colorScheme];
  const navigate = useNavigate();
  return {
    items: [
      {
        label: text.account,
        icon: <IconSettings size={20} aria-hidden="true" />,
        onSelect: () => void navigate(linkTo("/:area/account/settings", { area })),
      },
      {
        label: text.language,
        icon: <IconLanguage size={20} aria-hidden="true" />,
        onSelect: () => choose({ language: language === "ja" ? "en" : "ja" }),
      },
      {
        label: text.scheme[colorScheme],
        icon: <SchemeIcon size={20} aria-hidden="true" />,
        onSelect: () => setAsked("scheme"),
      },
      // An operator is who writes the terms and answers inquiries.
      ...(area === "operator"
        ? []
        : [
            {
              label: text.faq,
              icon: <IconHelpHexagon size={20} aria-hidden="true" />,
              onSelect: () => void navigate(linkTo("/:area/faq", { area })),
            },
            {
              label: text.help,
              icon: <IconHelp size={20} aria-hidden="true" />,
              onSelect: () => setAsked("help"),
            },
            {
              label: text.inquiry,
              icon: <IconMessageQuestion size={20} aria-hidden="true" />,
              onSelect: () => setAsked("inquiry"),
            },
          ]),
      {
        label: text.logOut,
        icon: <IconLogout size={20} aria-hidden="true" />,
        onSelect: () => logOut.run(),
      },
    ],
    dialog: asked ? (
      <Suspense>
        {asked === "help" && <HelpDialog area={area} communityId={communityId} onClose={close} />}
        {asked === "scheme" && (
          <Modal title={text.schemeTitle} onClose={close}>
            <SchemeChoice />
          </Modal>
        )}
        {asked === "inquiry" && <InquiryModal communityId={communityId} onClose={close} />}
      </Suspense>
    ) : (
      logOut.dialog
    ),
  };
}
