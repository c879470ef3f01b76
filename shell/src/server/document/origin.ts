import type { FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config';

/**
 * The origin that a document's links name. Its host is a business's, or there would be no document; a port is named only
 * where it is the shell's own or one of PUBLIC_PORTS: a shared cache may keep the document, and a Host header may name any.
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

/** What an address leaves out. */
const PORT_OF = { http: 80, https: 443 } as const;
