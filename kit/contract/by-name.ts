/** Returns a value for each name. */
export const byName = <const N extends string, V>(names: readonly N[], make: (name: N) => V): Record<N, V> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<N, V>;

/** Returns the named fields alone. */
export const pick = <T extends object, N extends keyof T & string>(
  from: T,
  names: readonly N[],
): Pick<T, N> => byName<N, T[N]>(names, (name) => from[name]) as Pick<T, N>;

/** Returns all fields but the named. */
export const omit = <T extends object, N extends keyof T & string>(
  from: T,
  names: readonly N[],
): Omit<T, N> =>
  Object.fromEntries(
    Object.entries(from).filter(([name]) => !(names as readonly string[]).includes(name)),
  ) as Omit<T, N>;
