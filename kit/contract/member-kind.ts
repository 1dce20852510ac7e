/** These two kinds of account can be members of communities and manage their membership themselves. R022 */
export type MemberKind = "alumnus" | "employee";
export type PerKind<T> = Readonly<Record<MemberKind, T>>;

/** Declares one call for both kinds of account, with a path each: `pair[kind]` is sent, `serveBoth` answers. */
export const perKind = <const P extends string, C>(
  paths: PerKind<P>,
  make: (path: P, kind: MemberKind) => C,
): PerKind<C> => ({
  alumnus: make(paths.alumnus, "alumnus"),
  employee: make(paths.employee, "employee"),
});
