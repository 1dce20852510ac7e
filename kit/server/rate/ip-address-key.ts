import { isIPv6 } from "node:net";

/** Returns what a limit counts as one place: an IPv4 address, or the /64 network that one IPv6 subscriber owns. */
export function ipAddressKey(address: string): string {
  const [plain = ""] = address.split("%", 1);
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  const [head = "", tail] = plain.split("::");
  const groups = (text: string | undefined) => (text ? text.split(":") : []);
  const left = groups(head);
  const right = groups(tail);
  const gap = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill("0");
  const network = [...left, ...gap, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}
