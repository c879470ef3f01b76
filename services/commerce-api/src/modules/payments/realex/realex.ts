import type { GatewayRegistration } from '../gateway-registration.types';
import { realexAccount } from './realex-account';
import { realexGateway } from './realex-gateway';
import { realexResponse } from './response.routes';

export const realex: GatewayRegistration = {
  connect(env, businessId, sandboxUrl) {
    const account = realexAccount(env, businessId, sandboxUrl);
    return account && realexGateway(account);
  },
  addRoutes: realexResponse,
};
