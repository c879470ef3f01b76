import { isUrlEvent, type ShopperAction, type Visit, type VisitEvent } from '../visit.types';
import { Masker } from './masker';

/**
 * A copy of a visit without anything that a person typed or that is about a person: each text is replaced by a
 * placeholder, the same one wherever it occurs, so that the visit still fits together. Numbers, times, words of the
 * contracts, slugs and the business's own settings stay; coordinates are rounded to whole degrees.
 * @param keep names of further properties whose text is the same for every shopper, such as an item's 'name'
 */
export function maskVisit(visit: Visit, keep: readonly string[] = []): Visit {
  const masker = new Masker(keep);
  // In this order: what is typed is masked wherever it occurs, and addresses and names repeat what is in values.
  const typed = visit.events.map((event) => (event.kind === 'action' ? maskTyped(event, masker) : event));
  const calls = visit.calls.map((call) => ({
    ...call,
    ...(call.body !== undefined && { body: masker.value(call.body) }),
    ...(call.reply !== undefined && { reply: masker.value(call.reply) }),
  }));
  const values = typed.map(
    (event): VisitEvent =>
      event.kind === 'action' || isUrlEvent(event) ? event : { ...event, value: masker.value(event.value) },
  );
  return {
    events: values.map((event) => maskAddresses(event, masker)),
    calls: calls.map((call) => ({ ...call, url: masker.address(call.url) })),
  };
}

function maskTyped({ isSecret, ...action }: ShopperAction, masker: Masker): ShopperAction {
  if (action.value === undefined || action.does === 'press') return action;
  return { ...action, value: isSecret ? masker.secret(action.value) : masker.text(action.value) };
}

function maskAddresses(event: VisitEvent, masker: Masker): VisitEvent {
  if (isUrlEvent(event)) return { ...event, url: masker.address(event.url) };
  if (event.kind !== 'action') return event;
  return {
    ...event,
    target: { ...event.target, name: masker.name(event.target.name) },
    path: masker.address(event.path),
  };
}
