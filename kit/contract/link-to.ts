type Param = string | number;
type Query = Readonly<Record<string, Param | undefined>>;

type NamesIn<Address extends string> = Address extends `${string}:${infer After}`
  ? After extends `${infer Name}/${infer Rest}`
    ? Name | NamesIn<Rest>
    : After
  : never;
type ParamsOf<Address extends string> = Readonly<
  Record<string extends Address ? string : NamesIn<Address>, Param>
>;

/**
 * Returns the link to the screen that is declared at this address, such as `/:area/communities/:id/groups`. Values of the
 * query that are undefined are left out. `npm run check` finds addresses at which no screen is declared.
 */
export function linkTo<const Address extends string>(
  address: Address,
  ...[params, query = {}]: [NamesIn<Address>] extends [never]
    ? [params?: ParamsOf<Address>, query?: Query]
    : [params: ParamsOf<Address>, query?: Query]
): string {
  const path = address.replace(/:(\w+)/g, (_, name: keyof ParamsOf<Address>) =>
    encodeURIComponent(String(params?.[name])),
  );
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
