/** These two kinds of account can be members of communities and manage their membership themselves. R022 */
export type MemberKind = "alumnus" | "employee";
export type PerKind<T> = Readonly<Record<MemberKind, T>>;

/**
 * Declares one call for several kinds of account, with a path each: `pair[kind]` is sent, `serveBoth` answers. Most are
 * for the two kinds of members alone.
 */
export const perKind = <const K extends string, const P extends string, C>(
  paths: Readonly<Record<K, P>>,
  make: (path: P, kind: K) => C,
): Readonly<Record<K, C>> =>
  Object.fromEntries(
    (Object.entries(paths) as [K, P][]).map(([kind, path]) => [kind, make(path, kind)]),
  ) as Record<K, C>;
