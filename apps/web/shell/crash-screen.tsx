import { useEffect, useLayoutEffect, useState } from "react";
import { useRouteError } from "react-router";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { useOnline } from "#kit/ui/frame/use-online.ts";
import { EnishiThemeProvider } from "#kit/ui/theme/theme-provider.tsx";
import { defineMessages } from "#kit/web/i18n.ts";
import { reloadOnce } from "../router/load-screen.ts";

const useText = defineMessages(
  {
    message: "画面を表示できませんでした。通信環境をご確認のうえ、もう一度お試しください。",
    offline: "オフラインのため、まだ表示できません。つながると自動で表示します。",
  },
  {
    message: "The screen could not be shown. Check your connection and try again.",
    offline: "You’re offline. The screen will appear once you’re connected.",
  },
);

const reload = () => window.location.reload();

/**
 * Shows an unforeseen error, or a script still missing after a reload, in the frame of the screen. Without a network it
 * waits for one, since a reload would leave nothing at all.
 */
export function BrokenScreen() {
  const text = useText();
  const error = useRouteError();
  const isOnline = useOnline();
  const [wasOffline] = useState(!isOnline);
  const [isFinal, setFinal] = useState(false);
  useLayoutEffect(() => {
    if (!reloadOnce(error)) setFinal(true);
  }, [error]);
  useEffect(() => {
    if (wasOffline && isOnline) reload();
  }, [wasOffline, isOnline]);
  if (!isFinal) return null;
  return (
    <ErrorState
      isWholeScreen
      {...(isOnline ? { message: text.message, onRetry: reload } : { message: text.offline })}
    />
  );
}

/** This is for errors outside of any frame. */
export function CrashScreen() {
  useLayoutEffect(() => document.getElementById("boot")?.remove(), []);
  return (
    <EnishiThemeProvider>
      <main>
        <BrokenScreen />
      </main>
    </EnishiThemeProvider>
  );
}
