import { createHash } from 'node:crypto';
import { orderCode } from '../../src/order-code';

/** The number of a demonstration order: deterministic, in the form of a real one. */
export function demoOrderCode(businessId: number, place: number): string {
  const bytes = createHash('sha256').update(`demonstration order ${businessId} ${place}`).digest();
  let at = 0;
  return orderCode((below) => (bytes[at++] ?? 0) % below);
}
