import type { PageRole } from '@storefront/remote-kit/navigation.types';
import type { Query } from '@storefront/routes/fill-path';
import type { FastifyRequest } from 'fastify';
import { pathTo } from '../../navigation/path-to';
import type { DocumentServices } from './serve-document';

/** The URL of the page with a role in the request's composition; the home page when there is none. */
export function pathIn(
  { canary }: Pick<DocumentServices, 'canary'>,
  request: FastifyRequest,
  role: PageRole,
  params?: Readonly<Record<string, string>>,
  query?: Query,
): string {
  return pathTo(canary.of(request).composition?.navigation ?? { roles: {} }, role, params, query);
}
