import type { PaymentGateway } from '@storefront/api/entities/enumerations';
import { type CheckoutcomAccount, checkoutcomAccount } from './checkoutcom/checkoutcom-account';
import { checkoutcomGateway } from './checkoutcom/checkoutcom-gateway';
import type { CardGateway } from './gateway.types';

/** The gateways in which businesses have accounts. */
export interface Gateways {
  of(businessId: number, name: PaymentGateway): CardGateway | undefined;
  /** The account data that the card form needs in the browser. */
  checkoutcom(businessId: number): CheckoutcomAccount | undefined;
}

/** Reads each business's account when it is first needed. */
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
