import { newId } from '../../ids';
import { isObject } from '../../json-object';
import { Fields } from '../fields';
import type { Gateway } from '../gateway';
import { invalidRequest } from '../refusal';
import type { Token } from './card.types';
import { cardOf, readCard } from './read-card';
import { sourceView } from './source-view';
import { testCards } from './test-cards';

const TOKEN_LIFETIME_MS = 15 * 60_000;

/**
 * A wallet's data is encrypted for the real gateway; here its `test_card` may name a test card, by default the plain
 * Visa.
 */
function walletCard(fields: Fields, now: Date) {
  const data = fields.body.token_data;
  if (!isObject(data)) return fields.fault('token_data_required');
  const number = data.test_card ?? testCards[0]?.number;
  const row = testCards.find((card) => card.number === number);
  if (!row) return fields.fault('token_data_invalid');
  return cardOf(row.number, 12, now.getUTCFullYear() + 3, undefined);
}

/** POST /tokens: exchanges a card, a wallet's data or a security code for a token that pays once within 15 minutes. */
export function createToken({ store, clock }: Gateway, body: unknown) {
  const fields = new Fields(body);
  const type = fields.body.type;
  const now = clock.now();
  if (type === undefined) throw invalidRequest('token_type_required');
  if (type !== 'card' && type !== 'applepay' && type !== 'googlepay' && type !== 'cvv') {
    throw invalidRequest('token_type_invalid');
  }
  if (type === 'cvv') {
    const data = isObject(fields.body.token_data) ? fields.body.token_data.cvv : undefined;
    if (typeof data !== 'string' || !/^\d{3,4}$/.test(data)) fields.fault('cvv_invalid');
  }
  const card = type === 'card' ? readCard(fields, now) : type === 'cvv' ? undefined : walletCard(fields, now);
  const billingAddress = fields.object('billing_address');
  const phone = fields.object('phone');
  fields.throwIfInvalid();

  const token: Token = {
    id: newId('tok'),
    type,
    card: card ?? null,
    billingAddress,
    phone,
    expiresOn: new Date(now.getTime() + TOKEN_LIFETIME_MS).toISOString(),
    used: false,
  };
  store.commit(store.tokens.put(token.id, token));
  return {
    type,
    token: token.id,
    expires_on: token.expiresOn,
    ...(token.card && sourceView(token.card)),
    billing_address: billingAddress,
    phone,
  };
}

/** The token, if it can still pay. */
export function usableToken({ store, clock }: Gateway, id: unknown): Token {
  if (id === undefined || id === null) throw invalidRequest('token_required');
  const token = typeof id === 'string' ? store.tokens.get(id) : undefined;
  if (!token) throw invalidRequest('token_invalid');
  if (token.used) throw invalidRequest('token_used');
  if (clock.now().toISOString() >= token.expiresOn) throw invalidRequest('token_expired');
  return token;
}
