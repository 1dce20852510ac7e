import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { setErrorReporter } from "#kit/web/errors/report-error.ts";
import { createQueryClient } from "#kit/web/query/query-client.ts";
import { createErrorReporter } from "./errors/error-reporter.ts";
import { createSurroundings } from "./errors/surroundings.ts";
import { createRouter } from "./router/create-router.ts";
import { LanguageProvider } from "./shell/language-provider.tsx";

const queryClient = createQueryClient();
const router = createRouter();
setErrorReporter(createErrorReporter(createSurroundings(router, queryClient)));

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LanguageProvider>
    </StrictMode>,
  );
