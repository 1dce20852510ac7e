import type { FastifyRequest } from "fastify";

/** Whether only this machine itself is reached by the name or address. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" || /^(\[::1\]|::1|(::ffff:)?127(\.\d{1,3}){3})$/i.test(host);

/** Whether the address is plain http on this machine, so that nobody else can come by it. */
export function isLoopbackUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === "http:" && isLoopback(hostname);
}

const FORWARDING_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * Whether somebody at this machine asks, by its own name: not through a proxy, and not through a foreign page whose
 * name was made to lead here (DNS rebinding).
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
