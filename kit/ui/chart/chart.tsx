import { IconDownload, IconTable } from "@tabler/icons-react";
import { useState } from "react";
import { defineMessages } from "#kit/web/i18n.ts";
import { Button } from "../button/button.tsx";
import common from "../common.module.css";
import { saveCsv } from "../save-as.ts";
import styles from "./chart.module.css";
import { ChartTable, rowsOf } from "./chart-table.tsx";
import { Plot } from "./plot.tsx";
import type { ChartShape } from "./scale.ts";

export type ChartSeries = { readonly label: string; readonly values: readonly number[] };

export type ChartData = {
  readonly title: string;
  readonly summary: string;
  /** Values that add up are stacked bars; counts of the same people over different spans are lines. */
  readonly shape: ChartShape;
  readonly unit: (value: string) => string;
  readonly labels: readonly string[];
  readonly shortLabels: readonly string[];
  /** There are at most four series, since there are four colours. */
  readonly series: readonly ChartSeries[];
};

const useText = defineMessages(
  { table: "表で見る", csv: "CSV", download: (title: string) => `${title}をCSVで保存する` },
  { table: "As a table", csv: "CSV", download: (title) => `Save ${title} as CSV` },
);

/** The chart has a sentence and a legend; a table of its numbers can replace it, or be saved. */
export function Chart({ column, fileName, ...data }: ChartData & { column: string; fileName: string }) {
  const text = useText();
  const [isTable, setTable] = useState(false);
  return (
    <div className={styles.chart}>
      <header className={styles.head}>
        <h3>{data.title}</h3>
        <Button
          size="sm"
          variant="subtle"
          icon={<IconTable size={16} aria-hidden="true" />}
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          {text.table}
        </Button>
        <Button
          size="sm"
          variant="subtle"
          icon={<IconDownload size={16} aria-hidden="true" />}
          aria-label={text.download(data.title)}
          onClick={() => saveCsv(fileName, rowsOf(column, data))}
        >
          {text.csv}
        </Button>
      </header>
      <p className={common.note}>{data.summary}</p>
      <div className={styles.body}>
        {isTable ? <ChartTable column={column} data={data} /> : <Plot {...data} />}
      </div>
      {data.series.length > 1 && (
        <ul className={styles.legend} aria-hidden="true">
          {data.series.map(({ label }, s) => (
            <li key={label} data-series={s} data-shape={data.shape}>
              {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
