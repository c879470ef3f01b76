import type { FastifyInstance } from 'fastify';
import type { CardGateway } from '../../context/gateway.types';
import type { ServiceContext } from '../../service-context';

/** How a gateway takes part in the service. Its folder exports one, and `gateways.ts` lists it. */
export interface GatewayRegistration {
  /**
   * The account of a business; undefined: the business has none with this gateway.
   * @param env with the gateway's variables (its GatewayConfiguration)
   * @param sandboxUrl the address of services/sandbox; undefined in production
   * @throws Error for an incomplete account
   */
  connect(env: NodeJS.ProcessEnv, businessId: number, sandboxUrl: string | undefined): CardGateway | undefined;
  /** Adds the gateway's own URLs, such as its webhook. */
  addRoutes(app: FastifyInstance, context: ServiceContext): void;
}
