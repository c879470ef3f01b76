import type { WebhookEndpoint } from '@storefront/api/entities/webhook';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import type { Database } from '../../database/database.types';
import type { CallingKey } from '../../http/callers/api-key-of-request';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { addEndpoint, endpointsOf, removeEndpoint } from '../webhooks/webhooks.service';

interface KeyCall {
  business: { id: number };
  apiKey: CallingKey;
}

/** The business whose endpoints a key manages: events are of all its stores. @throws Problem api_key_store_refused */
function businessOfKey({ business, apiKey }: KeyCall): number {
  if (apiKey.storeIds) throw refuse('api_key_store_refused', 'A key for some stores cannot manage webhooks');
  return business.id;
}

export const webhooksOfKey = async (db: Database, call: KeyCall): Promise<ReplyOf<'GET /v1/webhooks'>> =>
  endpointsOf(db, businessOfKey(call));

/** Adds an endpoint in the name of a key. @throws Problem webhook_url_refused, webhook_limit_reached */
export const addWebhookOfKey = async (
  context: ServiceContext,
  call: KeyCall,
  endpoint: BodyOf<'POST /v1/webhooks'>,
  now: Date,
): Promise<ReplyOf<'POST /v1/webhooks'>> =>
  addEndpoint(context, businessOfKey(call), endpoint, `API key ${call.apiKey.name}`, now);

/** @throws Problem webhook_not_found, for that of another business too */
export const removeWebhookOfKey = async (
  db: Database,
  call: KeyCall,
  endpointId: number,
): Promise<{ endpoint: WebhookEndpoint }> => removeEndpoint(db, businessOfKey(call), endpointId);
