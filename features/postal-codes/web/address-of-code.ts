import type { PostalAddress } from "../contract/calls.ts";

/** A form stores the prefecture's id, and city, town and the rest in one line. */
export type Address = { readonly prefecture: number | null; readonly street: string };
type Asks = { readonly prefecture: boolean; readonly street: boolean };

const streetOf = ({ city, town }: PostalAddress): string => city + town;

/** Returns the address with the parts that the code gives; what follows the town is kept where the town is the same. */
export function afterCode(value: Address, address: PostalAddress, asks: Asks): Address {
  const street = streetOf(address);
  return {
    prefecture: asks.prefecture ? address.prefecture_id : value.prefecture,
    street: !asks.street || value.street.startsWith(street) ? value.street : street,
  };
}

/**
 * Tells whether nothing would be lost: each part is blank, equal already, or as an earlier code (`before`) has filled
 * it.
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
