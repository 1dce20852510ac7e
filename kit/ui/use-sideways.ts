import { type RefObject, useEffect, useState } from "react";

/** A row of the class `sideways` fades at the side that continues: spread the result on it. */
export function useSideways(row: RefObject<HTMLElement | null>) {
  const [goesOn, setGoesOn] = useState({ back: false, on: false });
  const onScroll = () => {
    if (!row.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = row.current;
    const [back, on] = [scrollLeft > 1, scrollLeft + clientWidth < scrollWidth - 1];
    setGoesOn((old) => (old.back === back && old.on === on ? old : { back, on }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onScroll` reads the row alone
  useEffect(() => {
    if (!row.current) return;
    const watch = new ResizeObserver(onScroll);
    watch.observe(row.current);
    return () => watch.disconnect();
  }, []);
  return { "data-back": goesOn.back || undefined, "data-on": goesOn.on || undefined, onScroll };
}
