import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { useColorScheme } from "./color-scheme.ts";
import { mantineTheme, mantineVariables } from "./theme.ts";

/**
 * Mantine's provider around one part. Only parts that are loaded lazily may import this file,
 * so that the pages which need no Mantine component carry none of its script.
 */
export function MantineIsland({ children }: { children: ReactNode }) {
  const { scheme } = useColorScheme();
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={mantineVariables}
      forceColorScheme={scheme}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
