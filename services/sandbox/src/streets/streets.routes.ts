import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { notFound } from '../http/problem';
import { drawTile, isTile, MAX_ZOOM, TILE_PIXELS, type TilePlace } from './draw-tile';

const COORDINATE = Type.Integer({ minimum: 0, maximum: 2 ** MAX_ZOOM });
const Place = Type.Object({ z: COORDINATE, x: COORDINATE, y: COORDINATE });
const ATTRIBUTION = '© The sandbox, which made these streets up';

/** A server of streets: a style of MapLibre, and the raster tiles that it names. */
export function streetsRoutes(app: FastifyInstance, publicUrl: () => string): void {
  // Shops' pages of another origin fetch both.
  const headers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

  app.get('/streets/style.json', { config: { fault: 'streets:style' } }, async (_request, reply) => {
    reply.headers(headers);
    return {
      version: 8,
      name: 'Streets of the sandbox',
      sources: {
        streets: {
          type: 'raster',
          tiles: [`${publicUrl()}/streets/{z}/{x}/{y}.png`],
          tileSize: TILE_PIXELS,
          maxzoom: MAX_ZOOM,
          attribution: ATTRIBUTION,
        },
      },
      layers: [{ id: 'streets', type: 'raster', source: 'streets' }],
    };
  });

  app.get<{ Params: TilePlace }>(
    '/streets/:z/:x/:y.png',
    { schema: { params: Place }, config: { fault: 'streets:tile' } },
    async ({ params }, reply) => {
      if (!isTile(params)) throw notFound('such tile');
      return reply.headers(headers).type('image/png').send(drawTile(params));
    },
  );
}
