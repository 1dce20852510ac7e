import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import type { Language } from "#kit/contract/language.ts";
import { EnishiThemeProvider } from "#kit/ui/theme/theme-provider.tsx";
import { dismissToast, shownToasts } from "#kit/ui/toaster/toast.ts";
import { Toaster } from "#kit/ui/toaster/toaster.tsx";
import { LanguageContext } from "#kit/web/i18n.ts";
import { createQueryClient } from "#kit/web/query/query-client.ts";

type Options = {
  readonly language?: Language;
  /** The part is rendered at this route: its own path, and others for links that lead away from it. */
  readonly path?: string;
  readonly at?: string;
  readonly elsewhere?: ReactElement;
};

/** Renders a part or screen in the browser as the app does: with language, queries, router and toasts. */
export async function renderPart(
  part: ReactElement,
  { language = "ja", path = "/", at = path, elsewhere = <p>elsewhere</p> }: Options = {},
) {
  const router = createMemoryRouter(
    [
      { path, element: part },
      { path: "*", element: elsewhere },
    ],
    { initialEntries: [at] },
  );
  const screen = await render(
    <LanguageContext.Provider value={{ language, setLanguage: () => {} }}>
      <QueryClientProvider client={createQueryClient()}>
        <EnishiThemeProvider>
          <RouterProvider router={router} />
          <Toaster />
        </EnishiThemeProvider>
      </QueryClientProvider>
    </LanguageContext.Provider>,
  );
  // Test files share one page, and the renderer cleans up only after the first of them.
  onTestFinished(async () => {
    await screen.unmount();
    for (const { type } of shownToasts.read()) dismissToast(type);
  });
  return { screen, router };
}
