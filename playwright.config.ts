import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "./bin/lib/chromium.ts";
import { parallelTests } from "./bin/lib/parallel-tests.ts";

// The first process that reads this sets the port; the workers inherit it, so that all agree on one address.
process.env.ENISHI_E2E_PORT ??= String(20_000 + (process.pid % 10_000));

/** `npm test -- --slow-browser` gives the pages a part of the processor, and waits that much longer for them. */
const slowed = Number(process.env.ENISHI_BROWSER_SLOWED ?? 1);

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.test.ts",
  globalSetup: "./e2e/global-setup.ts",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  // A second try is for faults of the machine and not the product; the report names such a journey as flaky.
  retries: 1,
  workers: parallelTests,
  // The longest journeys walk through a dozen screens; a busy machine needs this, a quiet one a fifth of it.
  timeout: 180_000 * slowed,
  expect: { timeout: 20_000 * slowed },
  use: {
    baseURL: `http://localhost:${process.env.ENISHI_E2E_PORT}`,
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    permissions: ["clipboard-read", "clipboard-write"],
    contextOptions: { reducedMotion: "reduce" },
    // What is not there soon after the page is ready will not come: a failing journey ends long before its limit.
    actionTimeout: 30_000 * slowed,
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
    { name: "phone", use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
  ],
});
