import type { PickLine, PickList, SubstituteCandidate } from '@storefront/api/entities/desk/pick-list';
import type { PickDecision } from '../../offline/pick-decision';

/** What a picker decides about one line. */
export interface Choice {
  readonly line: PickLine;
  /** How many of the asked units; null undoes what was decided. */
  readonly picked: number | null;
  readonly substitute?: { readonly item: SubstituteCandidate; readonly quantity: number; readonly isAgreed?: boolean };
  /** For an item sold by weight. */
  readonly grams?: number;
  /** Nothing is left on the shelf, so that the store stops selling it. */
  readonly offSale?: boolean;
}

/** @param decidedAt by the shop's clock, in milliseconds */
export function decisionOf(choice: Choice, batchId: number, id: string, decidedAt: number): PickDecision {
  const { line, picked, substitute, grams, offSale } = choice;
  return {
    id,
    batchId,
    body: {
      businessOrderId: line.businessOrderId,
      lineId: line.lineId,
      picked,
      ...(substitute && {
        substitute: {
          menuItemId: substitute.item.menuItemId,
          quantity: substitute.quantity,
          ...(substitute.isAgreed && { isAgreed: true }),
        },
      }),
      ...(grams !== undefined && { grams }),
      ...(offSale && { offSale }),
      decidedAt: new Date(decidedAt).toISOString(),
    },
    at: Date.now(),
    shown: {
      name: line.name,
      quantity: line.quantity,
      tote: line.tote,
      ...(substitute && { substituteName: substitute.item.name }),
    },
  };
}

/** A batch with what waits to be sent: the picker sees every decision at once. What was refused is not applied. */
export function withDecisions(batch: PickList, decisions: readonly PickDecision[]): PickList {
  const waiting = new Map(decisions.flatMap((one) => (one.refusal === undefined ? [[one.body.lineId, one]] : [])));
  return waiting.size === 0
    ? batch
    : {
        ...batch,
        lines: batch.lines.map((line) => {
          const decision = waiting.get(line.lineId);
          return decision ? withDecision(line, decision) : line;
        }),
      };
}

function withDecision(line: PickLine, { body, shown }: PickDecision): PickLine {
  const { picked, substitute, grams } = body;
  return {
    ...line,
    picked,
    substituted: substitute
      ? { menuItemId: substitute.menuItemId, name: shown.substituteName ?? '', quantity: substitute.quantity }
      : null,
    weight: line.weight && { ...line.weight, weighedGrams: grams ?? null },
  };
}

/** The batch with a line as commerce-api has it now. */
export const withLine = (batch: PickList, line: PickLine): PickList => ({
  ...batch,
  lines: batch.lines.map((one) => (one.lineId === line.lineId ? line : one)),
});
