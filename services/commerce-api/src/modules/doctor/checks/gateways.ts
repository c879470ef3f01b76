import { CARD_GATEWAYS, type CardGatewayName } from '@storefront/api/card-gateways';
import type { ServiceContext } from '../../../service-context';
import { allBusinesses, type Business } from '../../businesses/businesses.repository';
import { type Reported, right, warning, wrong } from '../finding';
import { reasonOf } from '../reason';

/** No payment has it: payments are numbered from 1. */
const UNKNOWN_PAYMENT = '0';

/** Looks up a payment that does not exist, which every gateway answers only to a valid key. */
async function tryAccount(
  { gateways, config }: ServiceContext,
  { id, name, settings }: Business,
  gatewayName: CardGatewayName,
): Promise<Reported[]> {
  const settingsBegin = `the settings that begin with ${gatewayName.toUpperCase()}_`;
  try {
    const gateway = gateways.of(id, gatewayName);
    if (!gateway) return [];
    // Not of a card: one may still be typed on a page of the gateway, so its payment would count as open.
    const payment = { method: 'google_pay', amount: 0, currency: settings.currency } as const;
    await gateway.find({ ...payment, id: null, reference: UNKNOWN_PAYMENT });
    if (gateway.isTest && config.production)
      return [
        warning(
          `${name}: the account with ${gatewayName} is a test account`,
          'Its test cards place orders, and nobody pays for them.',
          `Before shoppers come, set ${settingsBegin} to the live account`,
        ),
      ];
    return [right(`${name}: ${gatewayName} accepts the key`)];
  } catch (error) {
    return [
      wrong(
        `${name}: ${gatewayName} refuses the key, or does not reply: ${reasonOf(error)}`,
        'Shoppers cannot pay by it, and what they have paid is neither taken nor given back.',
        `Compare ${settingsBegin} with the gateway's own pages, then restart commerce-api`,
      ),
    ];
  }
}

/** The account of each business with each gateway. */
export async function gateways(context: ServiceContext): Promise<readonly Reported[]> {
  const businesses = await allBusinesses(context);
  const asked = businesses.flatMap((business) => CARD_GATEWAYS.map((name) => tryAccount(context, business, name)));
  return (await Promise.all(asked)).flat();
}
