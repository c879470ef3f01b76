import { CARD_GATEWAYS, type CardGatewayName } from '@storefront/api/card-gateways';
import type { CardGateway } from './gateway.types';
import type { WalletAccounts } from './wallet.types';

/** The gateways in which businesses have accounts. */
export interface Gateways {
  /** A business's account with one gateway; undefined without an account, and for a gateway without cards. */
  of(businessId: number, name: string): CardGateway | undefined;
  /**
   * The gateway that charges a business's new cards: the one that CARD_GATEWAY names, else the first of CARD_GATEWAYS in
   * which it has an account.
   */
  forCards(businessId: number): CardGateway | undefined;
  /** A business's accounts with the wallets; the gateway of its cards charges what they pay. */
  walletsOf(businessId: number): WalletAccounts;
}

export const isCardGateway = (name: string): name is CardGatewayName => CARD_GATEWAYS.some((one) => one === name);
