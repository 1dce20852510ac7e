import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from "react";
import { useLanguage } from "#kit/web/i18n.ts";
import styles from "./chart.module.css";
import type { ChartData } from "./chart.tsx";
import { HEIGHT, Marks } from "./marks.tsx";
import { Readout } from "./readout.tsx";
import { ticksOf, topOf } from "./scale.ts";

const keys: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Draws the scale at the side, the names of some columns, and the numbers of the one pointed at. */
export function Plot({ title, summary, shape, unit, labels, shortLabels, series }: ChartData) {
  const { language } = useLanguage();
  const [pointed, setPointed] = useState<number | null>(null);
  const values = series.map((one) => one.values);
  const top = topOf(shape, values);
  const count = labels.length;
  const last = count - 1;
  const center = (at: number) => `${((at + 0.5) / count) * 100}%`;
  const number = (value: number) => unit(value.toLocaleString(language));
  const valueText = (at: number) =>
    [labels[at], ...series.map(({ label, values: own }) => `${label} ${number(own[at] ?? 0)}`)].join(", ");
  const onKeyDown = (event: KeyboardEvent) => {
    const move = keys[event.key];
    if (!move) return;
    event.preventDefault();
    setPointed(Math.min(last, Math.max(0, move(pointed ?? last + 1, last))));
  };
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.min(last, Math.max(0, Math.floor(((clientX - left) / width) * count))));
  };
  const at = pointed !== null && pointed <= last ? pointed : null;
  return (
    <div className={styles.plot}>
      <div className={styles.scale} aria-hidden="true">
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{value === 0 ? "0" : number(value)}</span>
        ))}
      </div>
      <div
        className={styles.area}
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={at ?? Math.max(0, last)}
        aria-valuetext={at === null ? summary : valueText(at)}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setPointed(null)}
        onBlur={() => setPointed(null)}
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${Math.max(count, 1)} ${HEIGHT}`}
          preserveAspectRatio="none"
          data-shape={shape}
        >
          {at !== null && <rect className={styles.pointed} x={at} y={0} width={1} height={HEIGHT} />}
          <Marks shape={shape} values={values} top={top} />
        </svg>
        {at !== null && (
          <Readout
            title={labels[at] ?? ""}
            left={center(at)}
            side={at < count / 2 ? "start" : "end"}
            rows={series.map(({ label, values: own }) => ({ label, value: number(own[at] ?? 0) }))}
          />
        )}
      </div>
      <div className={styles.ticks} aria-hidden="true">
        {ticksOf(count).map((tick) => (
          <span key={tick} style={{ "--at": center(tick) } as CSSProperties}>
            {shortLabels[tick]}
          </span>
        ))}
      </div>
    </div>
  );
}
