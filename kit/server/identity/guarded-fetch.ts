import { lookup as resolve } from "node:dns";
import { request as plainRequest } from "node:http";
import { type RequestOptions, request as tlsRequest } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import type { CustomFetch, CustomFetchOptions } from "openid-client";
import { isLoopbackUrl } from "../http/loopback.ts";

/** No answer of an identity provider is longer. */
const LONGEST_ANSWER_BYTES = 512 * 1024;

const unreachable = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  unreachable.addSubnet(network, bits, "ipv4");
/** All that is not a global unicast address, and what holds an address of IPv4. */
const reachable = new BlockList();
reachable.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  unreachable.addSubnet(network, bits, "ipv6");

/** Tells whether an address belongs to this machine, to a network of its own, or to nobody. */
export function isPrivateAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, "");
  if (isIP(bare) === 4) return unreachable.check(bare, "ipv4");
  return !reachable.check(bare, "ipv6") || unreachable.check(bare, "ipv6");
}

/** The address is private, or the URL neither `https:` nor on this machine. */
export class AddressRefused extends Error {}

/** The address is looked at when the connection is made, so that a name cannot lead elsewhere afterwards. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, "", 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isPrivateAddress(address)))
      return done(new AddressRefused("the name leads to a private address"), "", 0);
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};

/** @throws AddressRefused */
function assertReachable(url: URL, mayReachPrivate: boolean): void {
  const isPlainHere = mayReachPrivate && isLoopbackUrl(url.href);
  if (url.protocol !== "https:" && !isPlainHere) throw new AddressRefused("the URL is not https:");
  if (!mayReachPrivate && isIP(url.hostname.replace(/^\[|\]$/g, "")) && isPrivateAddress(url.hostname))
    throw new AddressRefused("the address is private");
}

function bodyOf({
  body,
  headers,
}: CustomFetchOptions): [string | Uint8Array | undefined, Record<string, string>] {
  if (body === undefined || body === null) return [undefined, headers];
  if (typeof body === "string" || body instanceof Uint8Array) return [body, headers];
  if (body instanceof URLSearchParams)
    return [
      body.toString(),
      { "content-type": "application/x-www-form-urlencoded;charset=UTF-8", ...headers },
    ];
  throw new TypeError("an identity provider is sent forms alone");
}

/**
 * Fetches like `fetch`, but follows no redirect, reads no more than a provider has to say, and unless `mayReachPrivate`
 * reaches nothing but public addresses over TLS, whatever a name resolves to.
 */
export const guardedFetch =
  (mayReachPrivate: boolean): CustomFetch =>
  (address, options) =>
    new Promise<Response>((done, fail) => {
      // As with fetch, whoever cannot be reached is a TypeError.
      const refuse = (cause: unknown) => fail(new TypeError("fetch failed", { cause }));
      try {
        const url = new URL(address);
        assertReachable(url, mayReachPrivate);
        const [body, headers] = bodyOf(options);
        const asked: RequestOptions = {
          method: options.method,
          headers,
          agent: false,
          ...(options.signal && { signal: options.signal }),
          ...(!mayReachPrivate && { lookup: publicLookup }),
        };
        const send = url.protocol === "http:" ? plainRequest : tlsRequest;
        const request = send(url, asked, (answer) => {
          const parts: Buffer[] = [];
          let length = 0;
          answer.on("data", (part: Buffer) => {
            length += part.length;
            if (length > LONGEST_ANSWER_BYTES) request.destroy(new Error("the answer is too long"));
            else parts.push(part);
          });
          answer.on("error", refuse);
          answer.on("end", () => {
            const status = answer.statusCode ?? 500;
            const said = Object.entries(answer.headers).flatMap(([name, value]) =>
              value === undefined ? [] : [[name, String(value)] as [string, string]],
            );
            const hasBody = status !== 204 && status !== 304 && status >= 200;
            done(new Response(hasBody ? Buffer.concat(parts) : null, { status, headers: said }));
          });
        });
        request.on("error", refuse);
        request.end(body);
      } catch (error) {
        refuse(error);
      }
    });
