import type { PickLine } from '@storefront/api/entities/desk/pick-list';
import * as texts from '../texts';

/** A line that differs from what was asked. */
export interface ChangedLine {
  readonly lineId: number;
  readonly kind: 'substituted' | 'missing' | 'fewer' | 'weighed';
  readonly title: string;
  readonly note: string;
}

/** What of an order is not as it was asked for. */
export const notAsAsked = (lines: readonly PickLine[]): readonly ChangedLine[] =>
  lines.flatMap((line) => {
    const change = changeOf(line);
    return change ? [{ lineId: line.lineId, ...change }] : [];
  });

function changeOf({ name, quantity, picked, substituted, weight }: PickLine): Omit<ChangedLine, 'lineId'> | undefined {
  const found = picked ?? 0;
  if (substituted) {
    const title = texts.insteadOf(substituted.name, name);
    return { kind: 'substituted', title, note: texts.pickedOf(substituted.quantity, quantity - found) };
  }
  if (found === 0) return { kind: 'missing', title: name, note: texts.notFound };
  if (found < quantity) return { kind: 'fewer', title: name, note: texts.foundSome(found, quantity) };
  if (weight?.weighedGrams != null && weight.weighedGrams !== weight.estimatedGrams)
    return { kind: 'weighed', title: name, note: texts.weighed(weight.weighedGrams, weight.estimatedGrams) };
  return undefined;
}
