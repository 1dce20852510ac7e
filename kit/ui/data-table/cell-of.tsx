import type { ReactNode } from "react";
import { formatDate } from "#kit/contract/fields/tokyo-time.ts";
import { ExactTime } from "../time/exact-time.tsx";
import type { Column } from "./columns.ts";

type Fields = Readonly<Record<string, string | number | null | undefined>>;

export function cellOf<Row>({ key, kind, cell }: Column<Row>, row: Row): ReactNode {
  if (cell) return cell(row);
  const value = (row as Fields)[key];
  if (typeof value === "number") return kind === "count" ? value.toLocaleString("en-US") : value;
  if (value && kind === "time") return <ExactTime time={value} />;
  return value && kind === "date" ? formatDate(new Date(value)) : value;
}
