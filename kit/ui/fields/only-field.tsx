import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";

const Counted = createContext<{ readonly total: number; readonly join: () => () => void } | null>(null);

/** Counts the fields of a form, so that each knows whether it is the only one. */
export function CountedFields({ children }: { readonly children: ReactNode }) {
  const [total, setTotal] = useState(0);
  const join = useCallback(() => {
    setTotal((old) => old + 1);
    return () => setTotal((old) => old - 1);
  }, []);
  const counted = useMemo(() => ({ total, join }), [total, join]);
  return <Counted.Provider value={counted}>{children}</Counted.Provider>;
}

/** Tells whether it is the only field of its form, which needs no mark that it is required. */
export function useIsOnlyField(): boolean {
  const { total, join } = useContext(Counted) ?? {};
  useLayoutEffect(() => join?.(), [join]);
  return total === 1;
}
