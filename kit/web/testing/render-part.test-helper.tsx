import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import type { Language } from "#kit/contract/language.ts";
import { EnishiThemeProvider } from "#kit/ui/theme/theme-provider.tsx";
import { Toaster } from "#kit/ui/toaster/toaster.tsx";
import { LanguageContext } from "#kit/web/i18n.ts";
import { createQueryClient } from "#kit/web/query/query-client.ts";

type Options = {
  readonly language?: Language;
  /** Where the part stands: its own address first, others for links that lead away from it. */
  readonly path?: string;
  readonly at?: string;
  readonly elsewhere?: ReactElement;
};

/** Draws a part or a screen in the browser as the program would: with language, queries, router and toasts. */
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
  // Files share one page, and the renderer by itself tidies up after the first of them only.
  onTestFinished(() => screen.unmount());
  return { screen, router };
}
