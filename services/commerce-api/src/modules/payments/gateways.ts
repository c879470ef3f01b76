import type { PaymentGateway } from '@storefront/api/entities/enumerations';
import { type CheckoutcomAccount, checkoutcomAccount } from './checkoutcom/checkoutcom-account';
import { checkoutcomGateway } from './checkoutcom/checkoutcom-gateway';
import type { CardGateway } from './gateway.types';

/** The gateways that businesses have accounts with. */
export interface Gateways {
  of(businessId: number, name: PaymentGateway): CardGateway | undefined;
  /** What the card form in the browser needs of the account. */
  checkoutcom(businessId: number): CheckoutcomAccount | undefined;
}

/** Reads each business's account once, when it is first needed. */
export function createGateways(env: NodeJS.ProcessEnv, sandboxUrl: string | undefined): Gateways {
  const accounts = new Map<number, CheckoutcomAccount | undefined>();
  const gateways = new Map<number, CardGateway>();
  const accountOf = (businessId: number) => {
    if (!accounts.has(businessId)) accounts.set(businessId, checkoutcomAccount(env, businessId, sandboxUrl));
    return accounts.get(businessId);
  };
  return {
    checkoutcom: accountOf,
    of(businessId, name) {
      const account = name === 'checkoutcom' ? accountOf(businessId) : undefined;
      if (!account) return undefined;
      const known = gateways.get(businessId) ?? checkoutcomGateway(account);
      gateways.set(businessId, known);
      return known;
    },
  };
}
