import autocannon from "autocannon";

export type Load = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
};

type Request = {
  readonly headers?: Record<string, string>;
  readonly method?: "GET" | "POST";
  /** Requests come at this steady pace instead of as fast as they are answered. */
  readonly perSecond?: number;
  readonly next?: () => { readonly path: string; readonly body: string };
};

/** Sends the request over and over for `seconds`, over `connections` at once. Times are in milliseconds. */
export async function load(
  url: string,
  connections: number,
  seconds: number,
  request: Request = {},
): Promise<Load> {
  const { next, perSecond, ...fixed } = request;
  const varied = next && { requests: [{ ...fixed, setupRequest: (one: object) => ({ ...one, ...next() }) }] };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...fixed,
    ...varied,
    ...(perSecond === undefined ? {} : { overallRate: perSecond }),
  });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

/** Runs both in turn, several times, so that a noisy machine is noisy for both; returns the medians. */
export async function compare(
  rounds: number,
  ours: () => Promise<Load>,
  bare: () => Promise<Load>,
): Promise<{ ours: Load; bare: Load; ratio: number }> {
  const measured: { ours: Load; bare: Load }[] = [];
  for (let i = 0; i < rounds; i += 1) measured.push({ ours: await ours(), bare: await bare() });
  const middle = (pick: (pair: { ours: Load; bare: Load }) => Load): Load => {
    const sorted = measured.map(pick).sort((a, b) => a.perSecond - b.perSecond);
    return sorted[Math.floor(sorted.length / 2)] ?? { perSecond: 0, p50: 0, p99: 0, failures: 1 };
  };
  const result = { ours: middle((pair) => pair.ours), bare: middle((pair) => pair.bare) };
  return { ...result, ratio: result.ours.perSecond / result.bare.perSecond };
}
