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

/** Around the fields of a form, so that each knows whether it stands alone. */
export function CountedFields({ children }: { readonly children: ReactNode }) {
  const [total, setTotal] = useState(0);
  const join = useCallback(() => {
    setTotal((old) => old + 1);
    return () => setTotal((old) => old - 1);
  }, []);
  const counted = useMemo(() => ({ total, join }), [total, join]);
  return <Counted.Provider value={counted}>{children}</Counted.Provider>;
}

/** Whether it is the only field of its form: nobody asks there what has to be filled in. */
export function useIsOnlyField(): boolean {
  const { total, join } = useContext(Counted) ?? {};
  useLayoutEffect(() => join?.(), [join]);
  return total === 1;
}
