import { newId } from '../../ids';
import type { Change } from '../../journal';
import type { Json } from '../../json-object';
import type { Card } from '../cards/card.types';
import { readCard } from '../cards/read-card';
import { usableToken } from '../cards/tokens';
import { Fields } from '../fields';
import type { Gateway } from '../gateway';
import { invalidRequest } from '../refusal';

export interface PaymentSource {
  sourceId: string;
  card: Card;
  billingAddress: unknown;
  phone: unknown;
  /** Changes to commit together with the payment: a used token, a stored card. */
  changes: Change[];
}

/** Stores a card; the same card keeps its id. */
export function saveInstrument({ store }: Gateway, card: Card) {
  const known = store.instruments.find((one) => one.card.fingerprint === card.fingerprint);
  const instrument = { id: known?.id ?? newId('src'), card };
  return { sourceId: instrument.id, change: store.instruments.put(instrument.id, instrument) };
}

/** Finds the paying card: by token, by a saved instrument, or from its full details. */
export function resolveSource(gateway: Gateway, source: Json): PaymentSource {
  const { store, clock } = gateway;
  if (source.type === 'token') {
    const token = usableToken(gateway, source.token);
    if (!token.card) throw invalidRequest('token_invalid');
    const { sourceId, change } = saveInstrument(gateway, token.card);
    const used = store.tokens.put(token.id, { ...token, used: true });
    const changes = source.store_for_future_use === false ? [used] : [used, change];
    return { sourceId, card: token.card, billingAddress: token.billingAddress, phone: token.phone, changes };
  }
  if (source.type === 'id') {
    const instrument = typeof source.id === 'string' ? store.instruments.get(source.id) : undefined;
    if (!instrument) throw invalidRequest('source_id_invalid');
    const changes: Change[] = [];
    if (typeof source.cvv === 'string' && source.cvv.startsWith('tok_')) {
      const token = usableToken(gateway, source.cvv);
      if (token.type !== 'cvv') throw invalidRequest('cvv_invalid');
      changes.push(store.tokens.put(token.id, { ...token, used: true }));
    } else if (source.cvv !== undefined && !(typeof source.cvv === 'string' && /^\d{3,4}$/.test(source.cvv))) {
      throw invalidRequest('cvv_invalid');
    }
    return { sourceId: instrument.id, card: instrument.card, billingAddress: undefined, phone: undefined, changes };
  }
  if (source.type === 'card') {
    const fields = new Fields(source);
    const card = readCard(fields, clock.now());
    fields.throwIfInvalid();
    if (!card) throw invalidRequest('card_number_invalid');
    const { sourceId, change } = saveInstrument(gateway, card);
    return { sourceId, card, billingAddress: undefined, phone: undefined, changes: [change] };
  }
  throw invalidRequest(source.type === undefined ? 'source_type_required' : 'source_type_invalid');
}
