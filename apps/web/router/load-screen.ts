import type { ComponentType } from "react";
import { MINUTE_MS } from "#kit/contract/durations.ts";

type Loaded = { readonly default: ComponentType };

/** R335 */
const CHUNK_TIMEOUT_MS = 120_000;
/** A second failure within this time is shown instead of reloading for ever. */
const RELOAD_AGAIN_AFTER_MS = MINUTE_MS;
const RELOADED_AT = "enishi.reloaded_at";

/**
 * R070: a screen whose script cannot be loaded, most often because a newer version is out, reloads the page once.
 * The returned promise then never settles, since the page is about to go.
 */
export const loadScreen =
  (load: () => Promise<Loaded>) => async (): Promise<{ Component: ComponentType }> => {
    try {
      return { Component: (await withTimeout(load())).default };
    } catch (error) {
      if (!mayReload()) throw error;
      sessionStorage.setItem(RELOADED_AT, String(Date.now()));
      window.location.reload();
      return new Promise(() => {});
    }
  };

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
