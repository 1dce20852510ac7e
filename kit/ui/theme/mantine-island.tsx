import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  MantineProvider,
} from "@mantine/core";
import type { ReactNode } from "react";
import { useColorScheme } from "./color-scheme.ts";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";

const accent: MantineColorsTuple = [
  "var(--accent-0)",
  "var(--accent-1)",
  "var(--accent-2)",
  "var(--accent-3)",
  "var(--accent-4)",
  "var(--accent-5)",
  "var(--accent-6)",
  "var(--accent-7)",
  "var(--accent-8)",
  "var(--accent-9)",
];

/** Mantine uses our tokens: shades 8 on light and 3 on dark stay readable for any community. */
const mantineTheme = createTheme({
  colors: { accent },
  primaryColor: "accent",
  primaryShade: { light: 8, dark: 3 },
  fontFamily: "var(--font-sans)",
  headings: { fontFamily: "var(--font-sans)" },
  defaultRadius: "var(--radius-sm)",
  cursorType: "pointer",
});

const ours = {
  "--mantine-color-body": "var(--surface)",
  "--mantine-color-text": "var(--text)",
  "--mantine-color-dimmed": "var(--dim)",
  "--mantine-color-error": "var(--danger)",
  "--mantine-color-red-6": "var(--danger)",
  "--mantine-color-red-8": "var(--danger)",
  "--mantine-primary-color-contrast": "var(--on-accent)",
};

/** Mantine cannot resolve `var()`, so what it would derive from our colours is set here. */
const mantineVariables: CSSVariablesResolver = () => ({ variables: {}, light: ours, dark: ours });

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
