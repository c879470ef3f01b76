import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { getAddressRoutes } from './getaddress.routes';
import { googleRoutes } from './google.routes';
import { PlacesRequestLog } from './places-request-log';
import { postcodesIoRoutes } from './postcodes-io.routes';

/** The place providers, each below its own path, and the requests to them at /api/places/asked. */
export function placesRoutes(app: FastifyInstance, { places }: Pick<Config, 'places'>): void {
  const requestLog = new PlacesRequestLog();
  app.register(googleRoutes(places.googleKey, requestLog), { prefix: '/google' });
  app.register(postcodesIoRoutes(requestLog), { prefix: '/postcodes-io' });
  app.register(getAddressRoutes(places.getAddressKey, requestLog), { prefix: '/getaddress' });
  app.get('/api/places/asked', async () => ({ asked: requestLog.all() }));
  app.delete('/api/places/asked', async () => {
    requestLog.clear();
    return { asked: [] };
  });
}
