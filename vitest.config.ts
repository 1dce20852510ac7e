import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";
import { foundByFolder } from "./apps/web/build/found-by-folder.ts";
import { chromiumArguments, findChromium } from "./bin/lib/chromium.ts";
import { withoutDatabase } from "./bin/lib/embedded-tests.ts";
import { parallelTests } from "./bin/lib/parallel-tests.ts";

const isSecondEngine = process.env.ENISHI_TEST_ENGINE === "postgres";

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: parallelTests,
    // A hanging test ends here; benches measure how long things take, and a busy machine is no fault.
    hookTimeout: 180_000,
    testTimeout: 120_000,
    // A test file uses a whole server on its own database; files share only modules, whose loading takes half the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "server",
          // Node itself loads these modules, as it does in production, in four fifths of the processor's time.
          experimental: { viteModuleRunner: false },
          include: [
            "kit/**/*.test.ts",
            "features/*/{contract,server,web}/**/*.test.ts",
            "apps/**/*.test.ts",
            "db/**/*.test.ts",
            "bin/**/*.test.ts",
          ],
          exclude: [...configDefaults.exclude, ...(isSecondEngine ? withoutDatabase : [])],
          setupFiles: ["kit/testing/fixed-seed.ts"],
          globalSetup: ["kit/testing/global-setup.ts"],
          // V8 can crash while it frees compiled WebAssembly (nodejs/node#64500), as it does beside embedded databases.
          execArgv: ["--no-wasm-code-gc", "--no-flush-liftoff-code"],
        },
      },
      {
        extends: true,
        plugins: [react(), foundByFolder()],
        test: {
          name: "components",
          include: ["{apps,features,kit}/**/*.test.tsx"],
          setupFiles: ["kit/web/testing/nothing-kept.test-helper.ts"],
          expect: { poll: { timeout: 20_000 } },
          // A file finds the page empty of what others have left on it, toasts too.
          isolate: true,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: chromiumArguments },
              actionTimeout: 30_000,
              contextOptions: { locale: "ja-JP", timezoneId: "Asia/Tokyo", reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium", viewport: { width: 360, height: 740 } }],
          },
        },
      },
    ],
  },
});
