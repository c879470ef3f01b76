import { type CanaryFigures, type GroupFigures, noFigures, PAINT_EDGES_MS, sumOf } from './canary-figures';

/** How often, at most, a canary that is equal to the stable composition is ended, however long it is watched. */
const FALSE_ALARM_RATE = 0.05;
/** How many times as many events a worse version may cause, and what part of them it may leave. */
export const RATIOS = { more: [1.5, 2, 3, 5], fewer: [0.75, 0.5, 0.33] } as const;
/** Fewer baskets and orders say nothing about a canary that hardly anybody has visited. */
const MIN_VISITS = 20;
/** Scripts of a page make a session call: fewer than this part of the served pages means that they do not run. */
const SILENT_PART = 0.25;
/** A page is slow when it is slower than this part of the control's. */
const SLOW_PART = 0.75;

/** Something that is counted in both groups. */
interface Measure {
  /** For the log: '31 failed documents in 410 visits'. */
  readonly name: string;
  readonly isWorseIf: keyof typeof RATIOS;
}

export const MEASURES = {
  failedDocuments: { name: 'failed documents', isWorseIf: 'more' },
  browserErrors: { name: 'errors in browsers', isWorseIf: 'more' },
  slowPages: { name: 'slow pages', isWorseIf: 'more' },
  baskets: { name: 'begun baskets', isWorseIf: 'fewer' },
  orders: { name: 'drafted orders', isWorseIf: 'fewer' },
} as const satisfies Record<string, Measure>;

type MeasureName = keyof typeof MEASURES;

/** Something for each measure. */
export const forMeasures = <T>(of: (name: MeasureName) => T): Record<MeasureName, T> =>
  Object.fromEntries(Object.keys(MEASURES).map((name) => [name, of(name as MeasureName)])) as Record<MeasureName, T>;

/** The evidence that ends a canary: each measure may take its part of the false alarms. */
const LIMIT = Object.keys(MEASURES).length / FALSE_ALARM_RATE;

/**
 * The evidence that one measure is worse: the mean, over a few ratios, of how much more likely the events are with that
 * ratio than with equal versions. With equal versions its mean stays 1 at any time, so it reaches L with a probability of
 * 1/L at most (Ville's inequality), although it is looked at after every step.
 */
class Evidence {
  private readonly logs: number[];
  constructor(
    private readonly ratios: readonly number[],
    logs: readonly number[] = [],
  ) {
    this.logs = ratios.map((_ratio, at) => logs[at] ?? 0);
  }

  /**
   * @param canary events of the canary's visitors
   * @param all events of both groups
   * @param part the part of them that the canary's visitors have if the versions are equal
   */
  add(canary: number, all: number, part: number): void {
    if (all <= 0 || part <= 0 || part >= 1) return;
    this.ratios.forEach((ratio, at) => {
      this.logs[at] = (this.logs[at] ?? 0) + canary * Math.log(ratio) - all * Math.log(1 - part + part * ratio);
    });
  }

  get state(): readonly number[] {
    return this.logs;
  }

  get value(): number {
    return this.logs.reduce((sum, log) => sum + Math.exp(log), 0) / this.logs.length;
  }
}

/** What a judge knows: it continues from here when its process starts again. */
export interface JudgeState {
  /** By measure: the logarithm of the likelihood of each ratio of `RATIOS`. */
  readonly evidence: Readonly<Record<MeasureName, readonly number[]>>;
  /** What happened to each group since the trial began to be watched. */
  readonly canary: GroupFigures;
  readonly control: GroupFigures;
  readonly slow: Readonly<Record<'canary' | 'control', number>>;
}

/** Compares one canary with its control group, from when it begins to watch. */
export class CanaryJudge {
  private readonly evidence: Readonly<Record<MeasureName, Evidence>>;
  private canary: GroupFigures;
  private control: GroupFigures;
  private slow: JudgeState['slow'];

  /** @param known what a judge of the same trial knew */
  constructor(known?: JudgeState) {
    this.evidence = forMeasures((name) => new Evidence(RATIOS[MEASURES[name].isWorseIf], known?.evidence[name]));
    this.canary = known?.canary ?? noFigures();
    this.control = known?.control ?? noFigures();
    this.slow = known?.slow ?? { canary: 0, control: 0 };
  }

  get state(): JudgeState {
    const { canary, control, slow } = this;
    return { evidence: forMeasures((name) => this.evidence[name].state), canary, control, slow };
  }

  /**
   * Adds what happened since the last step.
   * @returns why the canary must end, for the log; undefined while there is no such reason
   */
  add({ canary, control, numbers }: Pick<CanaryFigures, 'canary' | 'control' | 'numbers'>): string | undefined {
    // The limit is chosen from earlier pages only, so that the new ones cannot choose it.
    const limit = slowClass(this.control.paints);
    const slow = { canary: pagesAbove(canary.paints, limit), control: pagesAbove(control.paints, limit) };
    const visits = partOf(canary.visits, control.visits);
    const paints = partOf(countOf(canary.paints), countOf(control.paints));
    // A visitor orders long after they came, so visitors are compared by their numbers instead of their visits.
    const visitors = partOf(numbers.canary, numbers.control);
    const add = (name: MeasureName, one: number, other: number, part: number) =>
      this.evidence[name].add(one, one + other, part);
    add('failedDocuments', canary.failedDocuments, control.failedDocuments, visits);
    add('browserErrors', canary.browserErrors, control.browserErrors, visits);
    add('slowPages', slow.canary, slow.control, paints);
    // Decided by earlier visits, so that the new ones cannot choose whether they count.
    if (this.canary.visits >= MIN_VISITS) {
      add('baskets', canary.baskets, control.baskets, visitors);
      add('orders', canary.orders, control.orders, visitors);
    }
    this.canary = sumOf(this.canary, canary);
    this.control = sumOf(this.control, control);
    this.slow = { canary: this.slow.canary + slow.canary, control: this.slow.control + slow.control };
    if (this.isSilent)
      return `its pages do not run: ${this.canary.visits} session calls from ${this.canary.documents} served pages`;
    const worst = Object.entries(MEASURES).find(([name]) => this.evidence[name as MeasureName].value >= LIMIT);
    return worst && this.reason(worst[0] as MeasureName, numbers);
  }

  /**
   * Whether the canary's pages make no session calls, which every other measure relies on. Only browsers whose scripts ran
   * have its cookie, so their scripts would run again.
   */
  private get isSilent(): boolean {
    const { documents = 0, visits } = this.canary;
    return documents >= MIN_VISITS && visits < documents * SILENT_PART;
  }

  private reason(name: MeasureName, numbers: CanaryFigures['numbers']): string {
    const [canary, control] = [this.eventsOf('canary', name), this.eventsOf('control', name)];
    const text = ({ visits }: GroupFigures, events: number, count: number) =>
      `${events} in ${visits} visits of ${count} of 100 visitors`;
    return `${MEASURES[name].name}: ${text(this.canary, canary, numbers.canary)}, control ${text(this.control, control, numbers.control)}; ${Math.round(this.evidence[name].value)} times as likely as with equal versions`;
  }

  private eventsOf(group: 'canary' | 'control', name: MeasureName): number {
    return name === 'slowPages' ? this.slow[group] : this[group][name];
  }
}

/** The part of one group in both. */
const partOf = (one: number, other: number): number => (one + other > 0 ? one / (one + other) : 0);

const countOf = (paints: readonly number[]): number => paints.reduce((sum, count) => sum + count, 0);

/** The highest class that is not slow; undefined as long as the control has no pages. */
function slowClass(paints: readonly number[]): number | undefined {
  const all = countOf(paints);
  if (all === 0) return undefined;
  let sum = 0;
  const at = paints.findIndex((count) => {
    sum += count;
    return sum >= all * SLOW_PART;
  });
  // The last class has no upper edge, so that nothing is slower.
  return Math.min(at, PAINT_EDGES_MS.length - 1);
}

const pagesAbove = (paints: readonly number[], limit: number | undefined): number =>
  limit === undefined ? 0 : countOf(paints.slice(limit + 1));
