import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { useOpenInquiries } from "#features/operator-inquiries/web/index.ts";
import { useOwnOperator } from "#features/operators/web/index.ts";
import { useFollowAccount } from "#features/profiles/web/index.ts";
import { ConsoleFrame } from "#kit/ui/frame/console/console-frame.tsx";
import type { MenuEntry, MenuGroup } from "#kit/ui/frame/frame-types.ts";
import { useDensity } from "#kit/ui/theme/use-density.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { operatorGroups } from "#kit/web/screens/screen.ts";
import { lobbyPath } from "#kit/web/session/area.ts";
import { useCurrentScreen } from "../screens/current-screen.ts";
import { menuScreens } from "../screens/menu-screens.ts";
import { adminIcons } from "./admin-icons.ts";
import { useLayoutMessages } from "./messages.ts";
import { useUserMenu } from "./use-user-menu.tsx";

/** The operators' console looks like the administrators', and belongs to no community. */
export default function OperatorLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const text = useLayoutMessages().operator;
  const own = useOwnOperator();
  const operator = own.data?.data;
  useFollowAccount(operator);
  useDensity("office");
  const menu = useUserMenu("operator", null);
  return (
    <>
      <ConsoleFrame
        home={lobbyPath("operator")}
        logoUrl={null}
        communityName={undefined}
        side={text.side}
        user={{ name: operator?.name ?? "", imageUrl: null, role: text.role }}
        userMenu={menu.items}
        groups={useOperatorMenu()}
        foot={[]}
      >
        <Loaded query={own}>{() => children}</Loaded>
      </ConsoleFrame>
      {menu.dialog}
    </>
  );
}

type Counted = Readonly<Record<string, Pick<MenuEntry, "count" | "countLabel">>>;

function useOperatorMenu(): MenuGroup[] {
  const text = useLayoutMessages().operator;
  const { language } = useLanguage();
  const belongsTo = useCurrentScreen()?.belongsTo;
  const counted: Counted = { inquiries: useOpenInquiries() };
  return operatorGroups
    .map((group) => ({
      label: text.groups[group],
      entries: menuScreens.flatMap(({ code, path, title, menu }) => {
        if (menu.group === "community" || menu.group !== group) return [];
        const Icon = adminIcons[menu.icon];
        const isCurrent = belongsTo === undefined ? undefined : belongsTo === code;
        return [
          {
            to: path,
            label: title[language],
            icon: <Icon size={20} aria-hidden="true" />,
            isCurrent,
            ...counted[menu.counted ?? ""],
          },
        ];
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
