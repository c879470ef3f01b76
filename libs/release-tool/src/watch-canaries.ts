import type { KeyObject } from 'node:crypto';
import { errorMessage } from '@storefront/api/error-message';
import { currentCanaries, endCanary, isSameTrial } from '@storefront/releases/canaries';
import {
  type CanaryFigures,
  type GroupFigures,
  noFigures,
  type ShellFigures,
  since,
  sumOf,
} from '@storefront/releases/canary-figures';
import { CanaryJudge } from '@storefront/releases/canary-judge';
import type { Canary } from '@storefront/releases/composition.types';
import { signPass } from '@storefront/releases/pass';
import type { ReleaseAuthor, ReleaseStore } from '@storefront/releases/release-store';
import { storefrontTime } from './storefront-clock';

/** Who ended a canary, in the log. */
const JUDGE = 'automatic judge';
/** A pass that somebody records is of no use for longer. */
const PASS_MS = 60_000;
/** A shell that is slower is asked again in the next step. */
const TIMEOUT_MS = 5_000;

interface WatchedStorefront {
  /** The private release key. */
  readonly key: KeyObject;
  /** The addresses of the shells. */
  readonly shells: readonly string[];
  readonly storeOf: (author: ReleaseAuthor) => ReleaseStore;
  /** Calls a shell; replaced by tests. */
  readonly call?: typeof fetch;
}

type Groups = Pick<CanaryFigures, 'canary' | 'control'>;

/** A canary that is watched, and its judge. */
interface Trial {
  readonly canary: Canary;
  readonly judge: CanaryJudge;
  /** What each shell had counted when it was last read. */
  readonly counted: Map<string, Groups>;
}

/** Compares every canary with its control group by the figures of all shells, and ends one that is worse. */
export class CanaryWatcher {
  private readonly trials = new Map<string, Trial>();

  constructor(private readonly storefront: WatchedStorefront) {}

  /** Reads the figures once. @returns what happened, a line for each */
  async step(): Promise<string[]> {
    const lines: string[] = [];
    const replies = await Promise.all(
      this.storefront.shells.map((shell) =>
        this.read(shell).catch((error) => {
          lines.push(`${shell} cannot be read: ${errorMessage(error)}`);
          return undefined;
        }),
      ),
    );
    const { key, storeOf } = this.storefront;
    const store = storeOf({ name: JUDGE });
    await store.refresh();
    const canaries = currentCanaries(store, key);
    for (const name of this.trials.keys()) if (!Object.hasOwn(canaries, name)) this.trials.delete(name);
    for (const [name, canary] of Object.entries(canaries)) {
      const reason = this.judge(
        name,
        canary,
        replies.flatMap((reply) => reply ?? []),
      );
      if (!reason) continue;
      try {
        const judge = storeOf({ name: JUDGE, reason });
        await judge.change(() => endCanary(judge, key, name, canary));
        lines.push(`Canary ${name} has ended: ${reason}`);
      } catch (error) {
        lines.push(errorMessage(error));
      }
      this.trials.delete(name);
    }
    return lines;
  }

  private async read(shell: string): Promise<ShellFigures> {
    const { key, call = fetch } = this.storefront;
    const expiresAt = new Date((await storefrontTime(shell, call)) + PASS_MS).toISOString();
    const pass = signPass(key, { purpose: 'figures', expiresAt, by: JUDGE });
    const reply = await call(`${shell}/__figures`, {
      headers: { authorization: `Bearer ${pass}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (reply.status === 404) throw new Error('it does not accept this release key, or is no storefront');
    if (!reply.ok) throw new Error(`it replied ${reply.status}`);
    return (await reply.json()) as ShellFigures;
  }

  /** Why a canary must end, if it must. What shells counted before it was watched is no evidence. */
  private judge(name: string, canary: Canary, replies: readonly ShellFigures[]): string | undefined {
    const known = this.trials.get(name);
    const trial =
      known && isSameTrial(known.canary, canary) ? known : { canary, judge: new CanaryJudge(), counted: new Map() };
    this.trials.set(name, trial);
    let numbers: CanaryFigures['numbers'] | undefined;
    const sum: { canary: GroupFigures; control: GroupFigures } = { canary: noFigures(), control: noFigures() };
    for (const { shell, canaries } of replies) {
      const figures = canaries[name];
      if (!figures) continue;
      const before = trial.counted.get(shell);
      trial.counted.set(shell, figures);
      numbers = figures.numbers;
      if (!before) continue;
      for (const group of ['canary', 'control'] as const)
        sum[group] = sumOf(sum[group], since(figures[group], before[group]));
    }
    return numbers && trial.judge.add({ ...sum, numbers });
  }
}
