type EarlyAnswer = { readonly arriving: Promise<unknown>; readonly body?: unknown };

/** `apps/web/public/early.js` fills this: it asks for a screen's first data before the scripts have arrived. */
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

/** Returns the answer to an early request for this URL, once; undefined without one or where it failed. */
export const takeEarlyAnswer = async (url: string): Promise<unknown> =>
  take(url)?.arriving.catch(() => undefined);

/** Returns it only where it has arrived, so that the first render shows it instead of a skeleton. */
export const takeArrivedAnswer = (url: string): unknown =>
  window.__early?.[url]?.body === undefined ? undefined : take(url)?.body;
