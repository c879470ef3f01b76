import type { FastifyInstance } from 'fastify';
import { isObject } from '../json-object';

interface IterableUser {
  userId: string;
  dataFields: Record<string, unknown>;
}

const MAX_USERS = 1_000;
const reply = (code: string, msg: string) => ({ msg, code, params: null });

/**
 * The part of the marketing platform that a shop uses: creating, changing and forgetting a user. Tests read them at
 * /api/iterable/users.
 */
export function iterableRoutes(app: FastifyInstance, apiKey: string): void {
  const users = new Map<string, IterableUser>();

  app.post(
    '/iterable/api/users/update',
    { config: { fault: 'iterable:users', faultBody: () => reply('GenericError', 'A fault that was switched on') } },
    async ({ headers, body }, response) => {
      if (headers['api-key'] !== apiKey) return response.code(401).send(reply('BadApiKey', 'Invalid API key'));
      const { userId, dataFields = {}, preferUserId } = isObject(body) ? body : {};
      if (typeof userId !== 'string' || !userId || !isObject(dataFields))
        return response.code(400).send(reply('BadParams', 'Either email or userId must be set'));
      if (preferUserId !== true)
        return response
          .code(400)
          .send(reply('InvalidUserIdError', 'No user with this userId: set preferUserId to make one'));
      if (users.size >= MAX_USERS) users.delete(users.keys().next().value ?? '');
      users.set(userId, { userId, dataFields: { ...users.get(userId)?.dataFields, ...dataFields } });
      return reply('Success', '');
    },
  );

  app.post(
    '/iterable/api/users/forget',
    { config: { fault: 'iterable:users', faultBody: () => reply('GenericError', 'A fault that was switched on') } },
    async ({ headers, body }, response) => {
      if (headers['api-key'] !== apiKey) return response.code(401).send(reply('BadApiKey', 'Invalid API key'));
      const { userId } = isObject(body) ? body : {};
      if (typeof userId !== 'string' || !userId)
        return response.code(400).send(reply('BadParams', 'Either email or userId must be set'));
      users.delete(userId);
      return reply('Success', '');
    },
  );

  app.get('/api/iterable/users', async () => ({ users: [...users.values()] }));
}
