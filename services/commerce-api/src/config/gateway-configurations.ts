import type { CardGatewayName } from '@storefront/api/card-gateways';
import type { TProperties } from 'typebox';
import { checkoutcomConfiguration } from './checkoutcom-configuration';
import type { GatewayConfiguration } from './gateway-configuration.types';
import { realexConfiguration } from './realex-configuration';

/** Read at start-up and by tools, without loading the code of any gateway; `gateways.ts` lists that. */
export const gatewayConfigurations: Readonly<Record<CardGatewayName, GatewayConfiguration>> = {
  checkoutcom: checkoutcomConfiguration,
  realex: realexConfiguration,
};

/** The environment variables of all gateways. */
export const gatewaySettings: TProperties = Object.assign(
  {},
  ...Object.values(gatewayConfigurations).map(({ settings }) => settings),
);
