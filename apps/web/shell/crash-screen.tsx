import { useLayoutEffect, useState } from "react";
import { useRouteError } from "react-router";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { EnishiThemeProvider } from "#kit/ui/theme/theme-provider.tsx";
import { defineMessages } from "#kit/web/i18n.ts";
import { reloadOnce } from "../router/load-screen.ts";

const useText = defineMessages(
  { message: "画面を表示できませんでした。通信環境をご確認のうえ、もう一度お試しください。" },
  { message: "The screen could not be shown. Please check your connection and try again." },
);

/** Whatever no screen foresaw, a script that could not be loaded after a reload either among it. */
export function CrashScreen() {
  const text = useText();
  const error = useRouteError();
  const [isFinal, setFinal] = useState(false);
  useLayoutEffect(() => {
    if (reloadOnce(error)) return;
    document.getElementById("boot")?.remove();
    setFinal(true);
  }, [error]);
  if (!isFinal) return null;
  return (
    <EnishiThemeProvider>
      <main>
        <ErrorState message={text.message} onRetry={() => window.location.reload()} />
      </main>
    </EnishiThemeProvider>
  );
}
