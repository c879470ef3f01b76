export interface Point {
  /** Seconds since the start. */
  readonly at: number;
  readonly bytes: number;
}

export interface Trend {
  readonly name: string;
  readonly firstMb: number;
  readonly lastMb: number;
  readonly mostMb: number;
  /** The slope of the second half, by least squares: after the warm-up it must not grow. */
  readonly mbPerMinute: number;
}

const MB = 1_048_576;

/** The slope of a line through points, in bytes per second. */
function slope(points: readonly Point[]): number {
  const count = points.length || 1;
  const meanAt = points.reduce((sum, { at }) => sum + at, 0) / count;
  const mean = points.reduce((sum, { bytes }) => sum + bytes, 0) / count;
  const across = points.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0);
  const along = points.reduce((sum, { at, bytes }) => sum + (at - meanAt) * (bytes - mean), 0);
  return across ? along / across : 0;
}

/** How a memory figure changed over a soak run. */
export function trendOf(name: string, points: readonly Point[]): Trend {
  const end = points.at(-1)?.at ?? 0;
  const later = points.filter(({ at }) => at >= end / 2);
  const mb = (bytes = 0) => Math.round((bytes / MB) * 10) / 10;
  return {
    name,
    firstMb: mb(points[0]?.bytes),
    lastMb: mb(points.at(-1)?.bytes),
    mostMb: mb(points.reduce((most, { bytes }) => Math.max(most, bytes), 0)),
    mbPerMinute: Math.round(((slope(later) * 60) / MB) * 100) / 100,
  };
}
