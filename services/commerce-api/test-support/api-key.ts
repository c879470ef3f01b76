import type { ApiScope } from '@storefront/api/entities/api-key';
import type { TestService } from './test-service';

/** Adds an API key of the first test business. @returns the key */
export async function addApiKey(service: TestService, scopes: ApiScope[], stores?: string[]): Promise<string> {
  const body = { business: 'Testmarket', name: scopes.join(), scopes, ...(stores && { stores }) };
  return (await service.call('POST /admin/api-key-add', body, { admin: true })).data.key;
}
