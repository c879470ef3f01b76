import { isAcceptedBrand } from '@storefront/api/card-brands';
import type { BodyOf } from '@storefront/api/operation-types';
import { cardBrandRefused, cvvRequired } from '@storefront/messages/payment';
import {
  type CardGateway,
  type ChargeSource,
  GatewayRefused,
  GatewayUnclear,
  type WalletName,
} from '../../context/gateway.types';
import type { Caller } from '../../http/operation.types';
import { type Problem, refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { cardOfMember, type SavedCardRow } from '../saved-cards/saved-cards.repository';
import { methodRefused } from '../stores/accepted-methods';

type Body = BodyOf<'POST /payments/make-payment'>;

const brandRefused = (): Problem =>
  refuse('card_brand_not_accepted', cardBrandRefused, [
    { path: 'token', message: cardBrandRefused, code: 'card_brand_not_accepted' },
  ]);

function assertAccepted(scheme: string | undefined): void {
  if (scheme !== undefined && !isAcceptedBrand(scheme)) throw brandRefused();
}

/** The brand of a token's card; undefined when the gateway does not report it in advance. */
async function schemeInAdvance(gateway: CardGateway, token: string): Promise<string | undefined> {
  try {
    return await gateway.schemeOf(token);
  } catch (error) {
    // Its reply to the charge states the brand, and the payment is voided.
    if (error instanceof GatewayRefused || error instanceof GatewayUnclear) return undefined;
    throw error;
  }
}

/** A card of this member that this gateway keeps. @throws Problem card_not_found */
async function savedCardOf(
  { db }: Pick<ServiceContext, 'db'>,
  gateway: CardGateway,
  { member }: Caller,
  cardId: number,
): Promise<SavedCardRow> {
  const card = member && (await cardOfMember(db, member.memberId, cardId));
  if (!card || card.gateway !== gateway.name) throw refuse('card_not_found');
  return card;
}

function savedCardSource(card: SavedCardRow, cvv: string | undefined): ChargeSource {
  if (!cvv) throw refuse('cvv_required', cvvRequired, [{ path: 'cvv', message: cvvRequired, code: 'cvv_required' }]);
  assertAccepted(card.brand);
  return { kind: 'stored', id: card.gatewayCardId, cvv };
}

function walletData(path: 'appleTokenData' | 'googleTokenData', text: string | undefined): object {
  if (!text) throw refuse('payment_token_required');
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data;
  } catch {
    // Refused below.
  }
  const message = 'It is not the payment data of a wallet';
  throw refuse('validation_failed', message, [{ path, message, code: 'invalid' }]);
}

async function walletSource(
  { gateways }: Pick<ServiceContext, 'gateways'>,
  gateway: CardGateway,
  businessId: number,
  wallet: WalletName,
  body: Body,
): Promise<ChargeSource> {
  const { applePay, googlePay } = gateways.walletsOf(businessId);
  if (!gateway.wallets || !(wallet === 'apple_pay' ? applePay : googlePay)) throw methodRefused(wallet);
  const path = wallet === 'apple_pay' ? 'appleTokenData' : 'googleTokenData';
  const data = walletData(path, body[path]);
  try {
    const { source, scheme } = await gateway.wallets.open(wallet, data);
    assertAccepted(scheme);
    return source;
  } catch (error) {
    if (error instanceof GatewayUnclear) throw refuse('payment_gateway_unavailable');
    if (error instanceof GatewayRefused)
      throw refuse('payment_failed', undefined, [
        { path: 'token', message: error.responseCode, code: 'payment_failed' },
      ]);
    throw error;
  }
}

/**
 * What a payment charges: a wallet's card, a card typed on the gateway's page, a new card's token, or a member's saved card with its security code. Cards of
 * brands that are not accepted are refused here, before a charge.
 * @throws payment_token_required, card_not_found, cvv_required, card_brand_not_accepted, validation_failed,
 * payment_method_not_accepted, payment_gateway_unavailable, payment_failed
 */
export async function chargeSource(
  context: Pick<ServiceContext, 'db' | 'gateways'>,
  gateway: CardGateway,
  { businessId, caller }: { businessId: number; caller: Caller },
  body: Body,
): Promise<ChargeSource> {
  const { paymentMethod, token, cvv } = body;
  if (paymentMethod === 'apple_pay' || paymentMethod === 'google_pay')
    return walletSource(context, gateway, businessId, paymentMethod, body);
  const cardId = body.cardId ?? body.selectedSavedCardId;
  const card = !token && cardId !== undefined ? await savedCardOf(context, gateway, caller, cardId) : undefined;
  // On a hosted page the card is typed, or chosen from the saved ones, later.
  if (gateway.hostedPage) return { kind: 'hosted' };
  if (card) return savedCardSource(card, cvv);
  if (!token) throw refuse('payment_token_required');
  assertAccepted(await schemeInAdvance(gateway, token));
  return { kind: 'token', token, keep: asksToKeep(gateway, body, caller) };
}

/** Whether a member asks to save a new card, or may ask for it on the gateway's page. */
export const asksToKeep = (
  { hostedPage }: CardGateway,
  { paymentMethod, saveCard, token }: Body,
  { member }: Caller,
): boolean =>
  paymentMethod === 'card' &&
  member !== undefined &&
  (hostedPage?.savesCards === true || (saveCard === true && token !== undefined));
