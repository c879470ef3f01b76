import type { FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config';

/**
 * The origin that a document's links name. Its host is a business's, or there would be no document; a port is named only
 * where it is the shell's own, because a shared cache may keep the document and anybody can write a port into a Host header.
 */
export function originOf(
  config: Pick<ShellConfig, 'port'>,
  request: Pick<FastifyRequest, 'protocol' | 'hostname' | 'port'>,
) {
  const scheme = request.protocol === 'https' ? 'https' : 'http';
  const port = request.port === config.port ? `:${config.port}` : '';
  return `${scheme}://${request.hostname.toLowerCase()}${port}`;
}
