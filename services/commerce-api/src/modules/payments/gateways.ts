import { CARD_GATEWAYS, type CardGatewayName } from '@storefront/api/card-gateways';
import type { FastifyInstance } from 'fastify';
import type { CardGateway } from '../../context/gateway.types';
import { type Gateways, isCardGateway } from '../../context/gateways';
import type { WalletAccounts } from '../../context/wallet.types';
import type { ServiceContext } from '../../service-context';
import { checkoutcom } from './checkoutcom/checkoutcom';
import type { GatewayRegistration } from './gateway-registration.types';
import { realex } from './realex/realex';
import { walletAccounts } from './wallets/wallet-accounts';

const registrations: Readonly<Record<CardGatewayName, GatewayRegistration>> = { checkoutcom, realex };

/** Reads each business's account when it is first needed. */
export function createGateways(env: NodeJS.ProcessEnv, sandboxUrl: string | undefined): Gateways {
  const connected = new Map<string, CardGateway | undefined>();
  const wallets = new Map<number, WalletAccounts>();
  const connect = (businessId: number, name: CardGatewayName) => {
    const key = `${name}/${businessId}`;
    if (!connected.has(key)) connected.set(key, registrations[name].connect(env, businessId, sandboxUrl));
    return connected.get(key);
  };
  return {
    of: (businessId, name) => (isCardGateway(name) ? connect(businessId, name) : undefined),
    forCards(businessId) {
      const chosen = env[`CARD_GATEWAY_${businessId}`] || env.CARD_GATEWAY;
      if (chosen) return isCardGateway(chosen) ? connect(businessId, chosen) : undefined;
      for (const name of CARD_GATEWAYS) {
        const gateway = connect(businessId, name);
        if (gateway) return gateway;
      }
      return undefined;
    },
    walletsOf(businessId) {
      const known = wallets.get(businessId) ?? walletAccounts(env, businessId, sandboxUrl);
      wallets.set(businessId, known);
      return known;
    },
  };
}

/** Adds every gateway's own URLs, such as its webhooks. */
export function gatewayRoutes(app: FastifyInstance, context: ServiceContext): void {
  for (const { addRoutes } of Object.values(registrations)) addRoutes(app, context);
}
