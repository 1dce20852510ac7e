import { Chart, type ChartData } from "../chart/chart.tsx";
import styles from "./gallery.module.css";
import { useGalleryMessages } from "./messages.ts";
import { Sample, Section } from "./section.tsx";

const days = (count: number): string[] => Array.from({ length: count }, (_, at) => `${at + 1}`);
const wave = (count: number, height: number): number[] =>
  Array.from({ length: count }, (_, at) => Math.round(height * (1 + Math.sin(at / 3))));

export function ChartsSection() {
  const text = useGalleryMessages();
  const { title, summary, series, column } = text.chart;
  const data = (shape: ChartData["shape"], count: number, height: number): ChartData => ({
    title,
    summary,
    shape,
    unit: (value) => value,
    labels: days(count),
    shortLabels: days(count),
    series: Object.values(series).map((label, s) => ({ label, values: wave(count, height / (s + 1)) })),
  });
  return (
    <Section title={text.sections.charts}>
      <div className={styles.section}>
        {(["bars", "lines"] as const).flatMap((shape) =>
          ([0, 1, 30, 366] as const).map((count) => (
            <Sample key={`${shape}${count}`} name={`Chart ${shape}, ${count}`}>
              <Chart {...data(shape, count, 900)} column={column} fileName="chart.csv" />
            </Sample>
          )),
        )}
      </div>
    </Section>
  );
}
