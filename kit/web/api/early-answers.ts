/** Filled by `apps/web/early.js`, which asks for a screen's first data before the scripts have arrived. */
declare global {
  interface Window {
    __early?: Record<string, Promise<Response>>;
  }
}

/** The answer already under way for this address, once; undefined where there is none or it could not be fetched. */
export async function takeEarlyAnswer(url: string): Promise<Response | undefined> {
  const early = window.__early?.[url];
  if (!early) return undefined;
  delete window.__early?.[url];
  return early.catch(() => undefined);
}
