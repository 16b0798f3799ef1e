/** One page of /metrics, for looking values up. */
export interface MetricsReading {
  status: number;
  contentType: string | null;
  /** The sample as printed, such as `quarry_up{a="b"}`; undefined when there is none. */
  value(sample: string): number | undefined;
  /** Samples of a metric, labels included, with their values. */
  samples(metric: string): Record<string, number>;
}

/** Reads /metrics of a process. */
export async function readMetrics(
  origin: string,
  headers: Record<string, string> = {},
): Promise<MetricsReading> {
  const response = await fetch(`${origin}/metrics`, { headers });
  const text = await response.text();
  const all = new Map<string, number>();
  for (const line of text.split("\n")) {
    const at = line.lastIndexOf(" ");
    if (!line.startsWith("#") && at > 0) all.set(line.slice(0, at), Number(line.slice(at + 1)));
  }
  return {
    status: response.status,
    contentType: response.headers.get("content-type"),
    value: (sample) => all.get(sample),
    samples: (metric) => Object.fromEntries([...all].filter(([name]) => name.split("{")[0] === metric)),
  };
}
