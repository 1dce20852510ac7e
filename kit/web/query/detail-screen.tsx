import type { ComponentType, ReactNode } from "react";
import common from "#kit/ui/common.module.css";
import { BackLink } from "#kit/ui/page-head/back-link.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { leaveWhenGone } from "../errors/leave-when-gone.tsx";
import { Loaded, type LoadedQuery, type LoadStates } from "./loaded.tsx";

type Props<D> = LoadStates & {
  /** The list that the thing is a part of, and its title. */
  readonly to: string;
  readonly title: string;
  readonly query: LoadedQuery<D>;
  readonly className?: string | undefined;
  /** The screen is one of these in place of a column of its own: a whole window, for a table. */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
  readonly children: (data: D) => ReactNode;
};

/** The screen of one thing: the way back to its list, and the thing in each of its states. A missing one is a 404. */
export function DetailScreen<D>({
  to,
  title,
  query,
  className,
  frame: Frame,
  children,
  ...states
}: Props<D>) {
  const refused = states.gone === undefined ? { refused: leaveWhenGone } : {};
  const shown = (
    <>
      <BackLink to={to}>{title}</BackLink>
      <Loaded query={query} skeleton={<RowSkeletons count={8} />} {...refused} {...states}>
        {children}
      </Loaded>
    </>
  );
  return Frame ? <Frame>{shown}</Frame> : <div className={className ?? common.office}>{shown}</div>;
}
