import type { FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config';

/**
 * The origin in a document's links. Its host belongs to a business, or there would be no document; a port is included
 * only if it is the shell's own or in PUBLIC_PORTS, because a shared cache may store the document and a Host header may
 * contain any port.
 */
export function originOf(
  config: Pick<ShellConfig, 'port' | 'publicPorts'>,
  request: Pick<FastifyRequest, 'protocol' | 'hostname' | 'port'>,
) {
  const scheme = request.protocol === 'https' ? 'https' : 'http';
  const { port } = request;
  const isOurs = port !== null && port !== PORT_OF[scheme] && [config.port, ...config.publicPorts].includes(port);
  return `${scheme}://${request.hostname.toLowerCase()}${isOurs ? `:${port}` : ''}`;
}

/** Default ports, which URLs omit. */
const PORT_OF = { http: 80, https: 443 } as const;
