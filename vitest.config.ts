import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "kit/**/*.test.ts",
      "features/*/{contract,server,web}/**/*.test.ts",
      "apps/**/*.test.ts",
      "db/**/*.test.ts",
    ],
    globalSetup: ["kit/testing/global-setup.ts"],
    pool: "forks",
    maxWorkers: 2,
    // What hangs ends here; how long a thing takes is measured by the benches, and a busy machine is no fault.
    hookTimeout: 180_000,
    testTimeout: 120_000,
    // A file tests a whole server on a database of its own; it shares only modules, whose loading is half the time.
    isolate: false,
  },
});
