import type { FastifyRequest } from "fastify";

/** Tells whether the name or address reaches only this machine. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" || /^(\[::1\]|::1|(::ffff:)?127(\.\d{1,3}){3})$/i.test(host);

/** Tells whether the URL is plain http on this machine, which nobody else can reach. */
export function isLoopbackUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === "http:" && isLoopback(hostname);
}

const FORWARDING_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * Tells whether the request comes from this machine under its own name: neither through a proxy nor from a foreign page
 * whose name was made to resolve here (DNS rebinding).
 */
export function isFromThisMachine({ headers, raw }: FastifyRequest): boolean {
  const host = `http://${headers.host}`;
  return (
    isLoopback(raw.socket.remoteAddress ?? "") &&
    URL.canParse(host) &&
    isLoopback(new URL(host).hostname) &&
    FORWARDING_HEADERS.every((name) => headers[name] === undefined)
  );
}
