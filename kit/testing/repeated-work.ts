import { vi } from "vitest";
import type { Services } from "#kit/server/work/services.ts";

/** Records transactions that the database has asked to repeat, because two had waited for each other. */
export function watchRepeatedWork({ log }: Services) {
  const infoLog = vi.spyOn(log, "info");
  return {
    found: () => infoLog.mock.calls.filter(([about]) => "attempt" in (about as unknown as object)),
    clear: () => void infoLog.mockClear(),
  };
}
