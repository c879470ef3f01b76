import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { AskedPlaces } from './asked';
import { getAddressRoutes } from './getaddress.routes';
import { googleRoutes } from './google.routes';
import { postcodesIoRoutes } from './postcodes-io.routes';

/** The place providers, each below its own path, and the requests to them at /api/places/asked. */
export function placesRoutes(app: FastifyInstance, { places }: Pick<Config, 'places'>): void {
  const asked = new AskedPlaces();
  app.register(googleRoutes(places.googleKey, asked), { prefix: '/google' });
  app.register(postcodesIoRoutes(asked), { prefix: '/postcodes-io' });
  app.register(getAddressRoutes(places.getAddressKey, asked), { prefix: '/getaddress' });
  app.get('/api/places/asked', async () => ({ asked: asked.all() }));
  app.delete('/api/places/asked', async () => {
    asked.clear();
    return { asked: [] };
  });
}
