const isLoopback = (host) =>
  host === "localhost" || /^(\[::1\]|::1|(::ffff:)?127(\.\d{1,3}){3})$/i.test(host);

function isLoopbackUrl(url) {
  const { protocol, hostname } = new URL(url);
  return protocol === "http:" && isLoopback(hostname);
}

/**
 * Tells whether the server would count as in production, as `apps/server/production.ts` does, in words that any Node can
 * read. A test compares both.
 */
export const isProduction = ({ HOST = "127.0.0.1", PUBLIC_URL, TRUST_PROXY = "", DEMO }) =>
  DEMO === "off" ||
  !isLoopback(HOST) ||
  !(PUBLIC_URL === undefined || (URL.canParse(PUBLIC_URL) && isLoopbackUrl(PUBLIC_URL))) ||
  TRUST_PROXY.trim() !== "";
