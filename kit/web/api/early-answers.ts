type EarlyAnswer = { readonly arriving: Promise<unknown>; readonly body?: unknown };

/** Filled by `apps/web/public/early.js`, which asks for a screen's first data before the scripts have arrived. */
declare global {
  interface Window {
    __early?: Record<string, EarlyAnswer>;
  }
}

function take(url: string): EarlyAnswer | undefined {
  const early = window.__early?.[url];
  if (early) delete window.__early?.[url];
  return early;
}

/** The answer already under way for this address, once; undefined where there is none or it did not succeed. */
export const takeEarlyAnswer = async (url: string): Promise<unknown> =>
  take(url)?.arriving.catch(() => undefined);

/** The same where it has already arrived, so that the first render shows it instead of a skeleton. */
export const takeArrivedAnswer = (url: string): unknown =>
  window.__early?.[url]?.body === undefined ? undefined : take(url)?.body;
