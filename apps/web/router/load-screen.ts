import type { ComponentType } from "react";
import { MINUTE_MS } from "#kit/contract/durations.ts";

type Loaded = { readonly default: ComponentType };

/** A slow phone may take this long for a large script. R335 */
const CHUNK_TIMEOUT_MS = 120_000;
/** A second failure within this time is shown, to avoid reloading for ever. */
const RELOAD_AGAIN_AFTER_MS = MINUTE_MS;
const RELOADED_AT = "enishi.reloaded_at";

/** A screen's script could not be loaded, most often because a newer version is installed. */
export class ScriptMissing extends Error {
  override readonly name = "ScriptMissing";
}

/** @throws ScriptMissing */
export const loadScreen =
  (load: () => Promise<Loaded>) => async (): Promise<{ Component: ComponentType }> => {
    try {
      return { Component: (await withTimeout(load())).default };
    } catch (cause) {
      throw new ScriptMissing("the script of the screen could not be loaded", { cause });
    }
  };

/**
 * R070: a screen whose script is missing reloads the page once. By then the URL is that of the screen, so that one
 * arrives there.
 */
export function reloadOnce(error: unknown): boolean {
  if (!(error instanceof ScriptMissing) || !mayReload()) return false;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  window.location.reload();
  return true;
}

function mayReload(): boolean {
  const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  return navigator.onLine && Date.now() - reloadedAt > RELOAD_AGAIN_AFTER_MS;
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("loading the screen timed out")), CHUNK_TIMEOUT_MS);
  });
  return Promise.race([promise, timeout]);
}
