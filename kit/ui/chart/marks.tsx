import type { ChartShape, Values } from "./scale.ts";

export const HEIGHT = 100;
const BAR = 0.72;
/** From this many columns on, gaps between them would hide them. */
const CLOSE_TOGETHER = 100;

type Props = { readonly shape: ChartShape; readonly values: Values; readonly top: number };

/** Draws series as stacked bars or as lines, one unit of width per column; the first series is lowest. */
export function Marks({ shape, values, top }: Props) {
  const scale = HEIGHT / top;
  return shape === "bars" ? <Bars values={values} scale={scale} /> : <Lines values={values} scale={scale} />;
}

type Scaled = { readonly values: Values; readonly scale: number };

function Bars({ values, scale }: Scaled) {
  const isClose = (values[0]?.length ?? 0) >= CLOSE_TOGETHER;
  const width = isClose ? 1 : BAR;
  return values.map((series, s) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the series of a chart never move
    <g key={s} data-series={s} data-close={isClose || undefined}>
      {series.map((value, at) => {
        const below = values.slice(0, s).reduce((sum, lower) => sum + (lower[at] ?? 0), 0);
        const y = HEIGHT - (below + value) * scale;
        const x = at + (1 - width) / 2;
        // biome-ignore lint/suspicious/noArrayIndexKey: columns stand in their order
        return value > 0 && <rect key={at} x={x} y={y} width={width} height={value * scale} />;
      })}
    </g>
  ));
}

function Lines({ values, scale }: Scaled) {
  return values.map((series, s) => {
    const points = series.map((value, at) => `${at + 0.5},${HEIGHT - value * scale}`);
    // A single column is a short stroke, since a point would be invisible.
    const only = points.length === 1 ? [`0.2,${HEIGHT - (series[0] ?? 0) * scale}`] : [];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the series of a chart never move
      <polyline key={s} data-series={s} points={[...only, ...points].join(" ")} />
    );
  });
}
