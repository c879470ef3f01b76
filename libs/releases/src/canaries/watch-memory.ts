import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import Type from 'typebox';
import Value from 'typebox/value';
import type { Canary } from '../compositions/composition.types';
import { readRegularFile } from '../store/read-regular-file';
import { type CanaryFigures, PAINT_EDGES_MS } from './canary-figures';
import { forMeasures, type JudgeState, MEASURES, RATIOS } from './canary-judge';

/** Well above the state of the canaries that can run at once. */
const MAX_BYTES = 1024 * 1024;

/** What one shell had counted of a canary and its control group. */
export type CountedGroups = Pick<CanaryFigures, 'canary' | 'control'>;

/** What `watch` knows of the canaries that it watches. */
export interface WatchState {
  /** The state of the canary channel with which it counted last. */
  readonly sequence: number;
  readonly trials: Readonly<
    Record<
      string,
      {
        readonly canary: Pick<Canary, 'versions' | 'startedAt'>;
        readonly judge: JudgeState;
        /** By shell. */
        readonly counted: Readonly<Record<string, CountedGroups>>;
      }
    >
  >;
}

const Count = Type.Integer({ minimum: 0 });
const Text = Type.String();
const numbers = (length: number) => Type.Array(Type.Number(), { minItems: length, maxItems: length });
const Group = Type.Object({
  visits: Count,
  documents: Type.Optional(Count),
  failedDocuments: Count,
  browserErrors: Count,
  baskets: Count,
  orders: Count,
  paints: Type.Array(Count, { minItems: PAINT_EDGES_MS.length + 1, maxItems: PAINT_EDGES_MS.length + 1 }),
});
const Groups = Type.Object({ canary: Group, control: Group });
const Schema = Type.Object({
  sequence: Count,
  trials: Type.Record(
    Text,
    Type.Object({
      canary: Type.Object({ versions: Type.Record(Text, Text), startedAt: Type.Optional(Text) }),
      judge: Type.Object({
        evidence: Type.Object(forMeasures((name) => numbers(RATIOS[MEASURES[name].isWorseIf].length))),
        canary: Group,
        control: Group,
        slow: Type.Object({ canary: Count, control: Count }),
      }),
      counted: Type.Record(Text, Groups),
    }),
  ),
});

/** Keeps what `watch` knows in a file, so that it continues after a restart. */
export class WatchMemory {
  private written = '';

  constructor(private readonly file: string) {}

  /**
   * What the last process knew; nothing when there was none.
   * @throws Error with one sentence when the file is damaged, or of another form
   */
  read(): WatchState | undefined {
    let state: unknown;
    try {
      state = JSON.parse(readRegularFile(this.file, MAX_BYTES).toString());
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw new Error(`${this.file} cannot be read, so the evidence of all canaries begins again.`);
    }
    if (!Value.Check(Schema, state))
      throw new Error(`${this.file} has an invalid form, so the evidence of all canaries begins again.`);
    return state;
  }

  /** Replaces the file, unless it says the same. */
  write(state: WatchState): void {
    const text = JSON.stringify(state);
    if (text === this.written) return;
    mkdirSync(dirname(this.file), { recursive: true, mode: 0o700 });
    const temporary = `${this.file}.${process.pid}`;
    writeFileSync(temporary, text, { flush: true });
    renameSync(temporary, this.file);
    this.written = text;
  }
}
