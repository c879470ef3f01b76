import type { GatewayRegistration } from '../gateway-registration.types';
import { checkoutcomAccount } from './checkoutcom-account';
import { checkoutcomGateway } from './checkoutcom-gateway';
import { checkoutcomWebhook } from './webhook.routes';

export const checkoutcom: GatewayRegistration = {
  connect(env, businessId, sandboxUrl) {
    const account = checkoutcomAccount(env, businessId, sandboxUrl);
    return account && checkoutcomGateway(account);
  },
  addRoutes: checkoutcomWebhook,
};
