import type { KeyObject } from 'node:crypto';
import { errorMessage } from '@storefront/api/error-message';
import { endCanary, isSameTrial } from '@storefront/releases/canaries/canaries';
import { canariesOf } from '@storefront/releases/canaries/canaries-of';
import {
  type CanaryFigures,
  type GroupFigures,
  hasBegunAgain,
  noFigures,
  type ShellFigures,
  since,
  sumOf,
} from '@storefront/releases/canaries/canary-figures';
import { CanaryJudge } from '@storefront/releases/canaries/canary-judge';
import type { CountedGroups, WatchMemory } from '@storefront/releases/canaries/watch-memory';
import { readChannel } from '@storefront/releases/channels/channel';
import type { Canary } from '@storefront/releases/compositions/composition.types';
import { signPass } from '@storefront/releases/signatures/pass';
import type { ReleaseAuthor, ReleaseStore } from '@storefront/releases/store/release-store';
import { storefrontTime } from './storefront-clock';

/** Who ended a canary, in the log. */
const JUDGE = 'automatic judge';
/** A pass that somebody records is of no use for longer. */
const PASS_MS = 60_000;
/** A shell that is slower is asked again in the next step. */
const TIMEOUT_MS = 5_000;
/** More than an installation has; each restart of one adds another name. */
const MAX_SHELLS = 50;

interface WatchedStorefront {
  /** The private release key. */
  readonly key: KeyObject;
  /** The addresses of the shells. */
  readonly shells: readonly string[];
  readonly storeOf: (author: ReleaseAuthor) => ReleaseStore;
  /** Calls a shell; replaced by tests. */
  readonly call?: typeof fetch;
  /** Keeps the evidence; without it, it ends with the process. */
  readonly memory?: WatchMemory;
}

const GROUPS = ['canary', 'control'] as const;

/** A canary that is watched, and its judge. */
interface Trial {
  readonly canary: Canary;
  readonly judge: CanaryJudge;
  /** What each shell had counted when it was last read. */
  readonly counted: Map<string, CountedGroups>;
}

/** Compares every canary with its control group by the figures of all shells, and ends one that is worse. */
export class CanaryWatcher {
  private readonly trials = new Map<string, Trial>();
  private isRestored = false;

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
    const channel = readChannel(store, key, store.canaryChannel);
    const canaries = canariesOf(channel);
    this.restore(canaries, channel?.sequence ?? 0);
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
    this.keep(channel?.sequence ?? 0);
    return lines;
  }

  /** Continues the trials that an earlier process watched. */
  private restore(canaries: Readonly<Record<string, Canary>>, sequence: number): void {
    const { memory } = this.storefront;
    if (this.isRestored || !memory) return;
    this.isRestored = true;
    try {
      const known = memory.read();
      for (const [name, { canary, judge, counted }] of Object.entries(known?.trials ?? {})) {
        const running = Object.hasOwn(canaries, name) ? canaries[name] : undefined;
        if (!running) continue;
        if (!isSameTrial(canary, running)) {
          console.error(`Canary ${name} tries something else than when it was watched, so its evidence begins again.`);
          continue;
        }
        // After a change of a canary, groups may have had other numbers of visitors meanwhile.
        const comparable = known?.sequence === sequence ? Object.entries(counted) : [];
        this.trials.set(name, { canary: running, judge: new CanaryJudge(judge), counted: new Map(comparable) });
      }
    } catch (error) {
      console.error(errorMessage(error));
    }
  }

  private keep(sequence: number): void {
    const trials = [...this.trials].map(
      ([
        name,
        {
          canary: { versions, startedAt },
          judge,
          counted,
        },
      ]) => {
        const canary = { versions, ...(startedAt !== undefined && { startedAt }) };
        return [name, { canary, judge: judge.state, counted: Object.fromEntries(counted) }] as const;
      },
    );
    try {
      this.storefront.memory?.write({ sequence, trials: Object.fromEntries(trials) });
    } catch (error) {
      console.error(`The evidence is not kept for a restart: ${errorMessage(error)}`);
    }
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
      // The shells that reply come last.
      trial.counted.delete(shell);
      trial.counted.set(shell, { canary: figures.canary, control: figures.control });
      numbers = figures.numbers;
      if (!before || GROUPS.some((group) => hasBegunAgain(figures[group], before[group]))) continue;
      for (const group of GROUPS) sum[group] = sumOf(sum[group], since(figures[group], before[group]));
    }
    for (const shell of [...trial.counted.keys()].slice(0, -MAX_SHELLS)) trial.counted.delete(shell);
    return numbers && trial.judge.add({ ...sum, numbers });
  }
}
