import type { FastifyInstance } from 'fastify';
import type { PlacesRequestLog } from './places-request-log';
import { addressLine, findAddresses, type WorldAddress, world } from './world';

const MAX_SUGGESTIONS = 20;
const DEFAULT_TOP = 6;

const lines = ({ number, street, town, county }: WorldAddress) => ({
  formatted_address: [`${number} ${street}`, '', '', town, county],
  thoroughfare: street,
  building_name: '',
  sub_building_name: '',
  sub_building_number: '',
  building_number: number,
  line_1: `${number} ${street}`,
  line_2: '',
  line_3: '',
  line_4: '',
  locality: '',
  town_or_city: town,
  county,
  district: town,
  country: 'England',
});

interface Query {
  'api-key'?: string;
  top?: string;
  expand?: string;
}

/** An address service like getAddress.io: suggestions, one address, and all addresses of a postcode. */
export function getAddressRoutes(key: string, requestLog: PlacesRequestLog) {
  const message = (text: string) => ({ Message: text });
  const faultBody = () => message('A fault that was switched on');
  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler((error: Error, _request, reply) => {
      const status = (error as { statusCode?: number }).statusCode ?? 500;
      return reply.code(status).send(message(status < 500 ? error.message : 'Internal Server Error'));
    });
    app.addHook('preHandler', async ({ query }, reply) => {
      if ((query as Query)['api-key'] !== key) return reply.code(401).send(message('Unauthorized'));
    });

    app.get<{ Params: { term: string }; Querystring: Query }>(
      '/autocomplete/:term',
      { config: { fault: 'getaddress:autocomplete', faultBody } },
      async ({ params, query }) => {
        requestLog.record('getaddress', 'autocomplete');
        const top = Math.min(Number(query.top) || DEFAULT_TOP, MAX_SUGGESTIONS);
        return {
          suggestions: findAddresses(params.term, top).map((address) => {
            const id = Buffer.from(address.placeId).toString('base64url');
            return { address: addressLine(address), url: `/get/${id}`, id };
          }),
        };
      },
    );

    app.get<{ Params: { id: string } }>(
      '/get/:id',
      { config: { fault: 'getaddress:get', faultBody } },
      async ({ params }, reply) => {
        requestLog.record('getaddress', 'get');
        const placeId = Buffer.from(params.id, 'base64url').toString();
        const address = world.find((one) => one.placeId === placeId);
        if (!address) return reply.code(404).send(message('Not Found'));
        const { postcode, latitude, longitude } = address;
        return { postcode, latitude, longitude, ...lines(address), residential: true };
      },
    );

    app.get<{ Params: { postcode: string }; Querystring: Query }>(
      '/find/:postcode',
      { config: { fault: 'getaddress:find', faultBody } },
      async ({ params, query }, reply) => {
        requestLog.record('getaddress', 'find');
        const requested = params.postcode.replace(/\s/g, '').toUpperCase();
        const found = world.filter(({ postcode }) => postcode.replace(' ', '') === requested);
        const [first] = found;
        if (!first) return reply.code(404).send(message('Not Found: no addresses could be found for this postcode.'));
        const { postcode, latitude, longitude } = first;
        return {
          postcode,
          latitude,
          longitude,
          addresses: found.map((address) =>
            query.expand === 'true' ? lines(address) : lines(address).formatted_address.join(', '),
          ),
        };
      },
    );
  };
}
