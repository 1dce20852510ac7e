import type { PostalAddress } from "../contract/calls.ts";

/** As forms keep it: the prefecture's id, and city, town and what follows in one line. */
export type Address = { readonly prefecture: number | null; readonly street: string };
type Asks = { readonly prefecture: boolean; readonly street: boolean };

const streetOf = ({ city, town }: PostalAddress): string => city + town;

/** The address with what the code says in its place; what follows the town is kept where the town is the same. */
export function afterCode(value: Address, address: PostalAddress, asks: Asks): Address {
  const street = streetOf(address);
  return {
    prefecture: asks.prefecture ? address.prefecture_id : value.prefecture,
    street: !asks.street || value.street.startsWith(street) ? value.street : street,
  };
}

/**
 * Whether nothing would be lost: each part is blank, says the same already, or is as an earlier code (`before`) has
 * left it.
 */
export function mayFill(
  value: Address,
  address: PostalAddress,
  { asks, before }: { readonly asks: Asks; readonly before: PostalAddress | undefined },
): boolean {
  const isPrefectureFree =
    value.prefecture === null ||
    value.prefecture === address.prefecture_id ||
    value.prefecture === before?.prefecture_id;
  const isStreetFree =
    value.street.trim() === "" ||
    value.street.startsWith(streetOf(address)) ||
    (before !== undefined && value.street === streetOf(before));
  return (!asks.prefecture || isPrefectureFree) && (!asks.street || isStreetFree);
}
