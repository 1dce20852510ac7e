import { useLayoutEffect, useMemo } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { useCommunityId, useCommunityLook, useFrameCommunityId } from "#features/communities/web/index.ts";
import { ProfileModalContext, type ProfileModalProps } from "#features/memberships/web/index.ts";
import { MemberPortfolio } from "#features/portfolios/web/index.ts";
import { ProfileModal } from "#features/profiles/web/index.ts";
import { ConsentGate, useThemeWhileOwed } from "#features/terms/web/index.ts";
import { useKeptFocus } from "#kit/ui/focus/use-kept-focus.ts";
import { EnishiThemeProvider } from "#kit/ui/theme/theme-provider.tsx";
import { Toaster } from "#kit/ui/toaster/toaster.tsx";
import type { ScreenLayout } from "#kit/web/screens/screen.ts";
import { useCurrentScreen } from "../screens/current-screen.ts";
import { NavigationProgress } from "./navigation-progress.tsx";
import { useEnterGuard } from "./use-enter-guard.ts";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import { usePageHead } from "./use-page-head.ts";

/** Outside a community, these frames keep the colours of the last one. */
const framed: readonly (ScreenLayout | undefined)[] = ["member", "status", "visitor"];

const MemberModal = (props: ProfileModalProps) => <ProfileModal {...props} Portfolio={MemberPortfolio} />;

/** Stands around every screen, whatever its frame. */
export function Shell() {
  const communityId = useCommunityId();
  const kept = useFrameCommunityId();
  const hasFrame = framed.includes(useCurrentScreen()?.layout);
  const owing = useThemeWhileOwed(communityId);
  const theme = useCommunityLook(hasFrame ? kept : communityId)?.theme ?? owing;
  const colours = useMemo(() => theme && { shades: theme.shades, onAccent: theme.on_accent }, [theme]);
  usePageHead();
  useEnterGuard();
  useFocusOnNavigation();
  useKeptFocus();
  useLayoutEffect(removeBootSkeleton, []);
  return (
    <EnishiThemeProvider colours={colours}>
      <NavigationProgress />
      <ProfileModalContext value={MemberModal}>
        <Outlet />
      </ProfileModalContext>
      <ConsentGate communityId={communityId} />
      <ScrollRestoration />
      <Toaster />
    </EnishiThemeProvider>
  );
}

/** The first screen has arrived. */
const removeBootSkeleton = () => document.getElementById("boot")?.remove();
