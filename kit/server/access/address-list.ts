import { BlockList, isIP } from "node:net";

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");
/** IPv6 sockets write an IPv4 address as `::ffff:…`; it is the same address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, "");

/** Tells whether the entry is an address or, with `/bits`, a network. */
export function isAddressEntry(entry: string): boolean {
  const [address = "", bits, ...rest] = entry.split("/");
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    rest.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
}

/** Returns a test whether an address equals an entry or lies inside one; a text that is no address never does. */
export function createAddressList(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => {
    const known = plain(address);
    return isIP(known) !== 0 && list.check(known, familyOf(known));
  };
}
