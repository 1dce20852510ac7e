/** The two kinds of account whose owners are members of communities and look after it by themselves. R022 */
export type MemberKind = "alumnus" | "employee";
export type PerKind<T> = Readonly<Record<MemberKind, T>>;

/** One call for either kind of account, at an address each: `pair[kind]` is sent, `serveBoth` answers both. */
export const perKind = <const P extends string, C>(
  paths: PerKind<P>,
  make: (path: P, kind: MemberKind) => C,
): PerKind<C> => ({
  alumnus: make(paths.alumnus, "alumnus"),
  employee: make(paths.employee, "employee"),
});
