import type { FastifyInstance } from 'fastify';
import type { PlacesRequestLog } from './places-request-log';
import { addressesWithin, metresBetween, type WorldAddress, world } from './world';

const DEFAULT_RADIUS = 100;
const MAX_RADIUS = 2_000;
const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/;

function view({ postcode, latitude, longitude, town }: WorldAddress) {
  const [outcode = '', incode = ''] = postcode.split(' ');
  return {
    postcode,
    quality: 1,
    country: 'England',
    longitude,
    latitude,
    region: null,
    admin_district: town,
    parish: `${town}, unparished area`,
    admin_county: null,
    admin_ward: null,
    outcode,
    incode,
    codes: {},
  };
}

const failure = (status: number, error: string) => ({ status, error });

/** The part of postcodes.io that a shop uses. */
export function postcodesIoRoutes(requestLog: PlacesRequestLog) {
  const config = {
    fault: 'postcodes-io:lookup',
    faultBody: (status: number) => failure(status, 'A fault that was switched on'),
  };
  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler((error: Error, _request, reply) => {
      const status = (error as { statusCode?: number }).statusCode ?? 500;
      return reply.code(status).send(failure(status, status < 500 ? error.message : 'Internal server error'));
    });

    app.get<{ Params: { postcode: string } }>('/postcodes/:postcode', { config }, async ({ params }, reply) => {
      requestLog.record('postcodes-io', 'postcode');
      const requested = params.postcode.replace(/\s/g, '').toUpperCase();
      if (!POSTCODE.test(requested)) return reply.code(404).send(failure(404, 'Invalid postcode'));
      const found = world.find(({ postcode }) => postcode.replace(' ', '') === requested);
      return found ? { status: 200, result: view(found) } : reply.code(404).send(failure(404, 'Postcode not found'));
    });

    app.get<{ Params: { outcode: string } }>('/outcodes/:outcode', { config }, async ({ params }, reply) => {
      requestLog.record('postcodes-io', 'outcode');
      const outcode = params.outcode.toUpperCase();
      const within = world.filter(({ postcode }) => postcode.startsWith(`${outcode} `));
      const [first] = within;
      if (!first) return reply.code(404).send(failure(404, 'Outcode not found'));
      const mean = (of: 'latitude' | 'longitude') => within.reduce((sum, one) => sum + one[of], 0) / within.length;
      return {
        status: 200,
        result: {
          outcode,
          longitude: mean('longitude'),
          latitude: mean('latitude'),
          admin_district: [...new Set(within.map(({ town }) => town))],
          parish: [],
          country: ['England'],
        },
      };
    });

    app.get<{ Querystring: { lon?: string; lat?: string; limit?: string; radius?: string } }>(
      '/postcodes',
      { config },
      async ({ query }, reply) => {
        requestLog.record('postcodes-io', 'reverse');
        const latitude = Number(query.lat || Number.NaN);
        const longitude = Number(query.lon || Number.NaN);
        if (Number.isNaN(latitude) || Number.isNaN(longitude))
          return reply.code(400).send(failure(400, 'Invalid longitude/latitude submitted'));
        const radius = Math.min(Number(query.radius) || DEFAULT_RADIUS, MAX_RADIUS);
        const near = addressesWithin(latitude, longitude, radius);
        const first = near.filter(
          (one, index) => near.findIndex(({ postcode }) => postcode === one.postcode) === index,
        );
        const result = first
          .slice(0, Number(query.limit) || 10)
          .map((one) => ({ ...view(one), distance: metresBetween({ latitude, longitude }, one) }));
        return { status: 200, result: result.length > 0 ? result : null };
      },
    );
  };
}
