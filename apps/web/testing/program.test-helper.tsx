import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "react-router/dom";
import { onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Area } from "#kit/contract/area.ts";
import { HOUR_MS } from "#kit/contract/durations.ts";
import { setErrorReporter } from "#kit/web/errors/report-error.ts";
import { closeLive } from "#kit/web/live/live-client.ts";
import { createQueryClient } from "#kit/web/query/query-client.ts";
import { areaOfPath } from "#kit/web/session/area.ts";
import { clearStoredSession, storeSession } from "#kit/web/session/stored-session.ts";
import { createErrorReporter } from "../errors/error-reporter.ts";
import { createSurroundings } from "../errors/surroundings.ts";
import { createRouter } from "../router/create-router.ts";
import { LanguageProvider } from "../shell/language-provider.tsx";

export const PHONE = [360, 740] as const;
export const DESKTOP = [1280, 800] as const;

/** Signs in until the end of the test. */
export function logIn(area: Area): void {
  const expiry = new Date(Date.now() + HOUR_MS).toISOString();
  storeSession({ area, uid: 1, expiry, language: "ja" });
  onTestFinished(() => clearStoredSession(area));
}

/**
 * Opens the whole app at a URL: shell, frame, guards, error reporter and screen, signed in unless a guest is meant. The
 * test answers its calls.
 */
export async function openProgram(
  at: string,
  { size = PHONE, guest = false }: { size?: readonly [number, number]; guest?: boolean } = {},
) {
  const before = window.location.href;
  if (!guest) logIn(areaOfPath(new URL(at, before).pathname));
  await page.viewport(...size);
  window.history.pushState(null, "", at);
  const queryClient = createQueryClient();
  const router = createRouter();
  setErrorReporter(createErrorReporter(createSurroundings(router, queryClient)));
  const screen = await render(
    <LanguageProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  onTestFinished(async () => {
    await screen.unmount();
    router.dispose();
    closeLive();
    setErrorReporter(() => {});
    window.history.replaceState(null, "", before);
    await page.viewport(...PHONE);
  });
  return { screen, router };
}
