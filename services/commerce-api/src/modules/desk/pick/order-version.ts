import { hash } from 'node:crypto';
import type { OrderRow } from '../../../database/order-row';
import type { orderLines } from '../../../database/schema/order';

type AskedLine = Pick<
  typeof orderLines.$inferSelect,
  'id' | 'itemId' | 'quantity' | 'options' | 'substitute' | 'substitution' | 'instructions'
>;

/**
 * What an order asks for, as a short text: it changes when the shopper changes the order, and not when a line is
 * decided, so that a picker who was offline can finish.
 * @param lines in the order of their positions
 */
export function orderVersion(
  { draftOrderId, version, instructions }: Pick<OrderRow, 'draftOrderId' | 'version' | 'instructions'>,
  lines: readonly AskedLine[],
): string {
  const asked = lines.map(({ id, itemId, quantity, options, substitute, substitution, instructions: note }) => [
    id,
    itemId,
    quantity,
    options,
    substitute,
    substitution,
    note,
  ]);
  return `${draftOrderId}.${version}.${hash('sha256', JSON.stringify([instructions, asked]), 'base64url')}`;
}
