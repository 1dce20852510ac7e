import type { IncomingMessage } from "node:http";

/** Returns the client's address: the last hop that no trusted proxy vouches for, as Fastify reads it for calls. */
export function clientAddress(request: IncomingMessage, isTrusted: (address: string) => boolean): string {
  const header = String(request.headers["x-forwarded-for"] ?? "");
  const hops = header
    .split(",")
    .map((hop) => hop.trim())
    .filter((hop) => hop !== "");
  let address = request.socket.remoteAddress ?? "";
  for (const hop of hops.reverse()) {
    if (!isTrusted(address)) break;
    address = hop;
  }
  return address;
}
