import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { useColorScheme } from "./color-scheme.ts";
import { mantineTheme, mantineVariables } from "./theme.ts";

/**
 * Wraps one part in Mantine's provider. Only parts that are loaded lazily may import this file, so that other pages
 * carry none of Mantine's script.
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
