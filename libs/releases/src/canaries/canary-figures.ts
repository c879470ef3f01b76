/** The upper edges of the classes in which times to the largest paint are counted, in milliseconds; the last is open. */
export const PAINT_EDGES_MS = [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000] as const;

/** What happened to one group of visitors since a shell started. */
export interface GroupFigures {
  /** Session calls: each page that ran its scripts makes one. */
  readonly visits: number;
  /** Pages that were served, once for each address in five minutes; a shell older than this command does not count them. */
  readonly documents?: number;
  /** Documents in which code of a package failed, so that they lack a part, have an error or a fallback version. */
  readonly failedDocuments: number;
  /** Failures that browsers reported. */
  readonly browserErrors: number;
  /** Pages by the time of their largest paint: one count for each class. */
  readonly paints: readonly number[];
  /** Baskets that were begun, and calls that turned a basket into an order's draft. */
  readonly baskets: number;
  readonly orders: number;
}

export const noFigures = (): GroupFigures => ({
  visits: 0,
  documents: 0,
  failedDocuments: 0,
  browserErrors: 0,
  baskets: 0,
  orders: 0,
  paints: new Array<number>(PAINT_EDGES_MS.length + 1).fill(0),
});

/** The class of a time to the largest paint. */
export function paintClass(ms: number): number {
  const at = PAINT_EDGES_MS.findIndex((edge) => ms <= edge);
  return at < 0 ? PAINT_EDGES_MS.length : at;
}

const combine = (one: GroupFigures, other: GroupFigures, sign: 1 | -1): GroupFigures => ({
  visits: one.visits + sign * other.visits,
  documents: (one.documents ?? 0) + sign * (other.documents ?? 0),
  failedDocuments: one.failedDocuments + sign * other.failedDocuments,
  browserErrors: one.browserErrors + sign * other.browserErrors,
  paints: one.paints.map((count, at) => count + sign * (other.paints[at] ?? 0)),
  baskets: one.baskets + sign * other.baskets,
  orders: one.orders + sign * other.orders,
});

export const sumOf = (one: GroupFigures, other: GroupFigures): GroupFigures => combine(one, other, 1);

/** What happened since an earlier count. */
export const since = (now: GroupFigures, before: GroupFigures): GroupFigures => combine(now, before, -1);

/** Whether counts began again since an earlier count, so that they cannot be compared. */
export const hasBegunAgain = (now: GroupFigures, before: GroupFigures): boolean => {
  const { paints, ...counts } = since(now, before);
  return [...paints, ...Object.values(counts)].some((count) => count < 0);
};

/** A canary's visitors beside those who have a number and are in no canary. */
export interface CanaryFigures {
  readonly composition: string;
  readonly canary: GroupFigures;
  readonly control: GroupFigures;
  /** How many of the numbers from 0 to 99 each group has. */
  readonly numbers: { readonly canary: number; readonly control: number };
}

/** What a shell replies at /__figures. */
export interface ShellFigures {
  /** Another one after a restart, when all counts begin again. */
  readonly shell: string;
  readonly canaries: Readonly<Record<string, CanaryFigures>>;
}
