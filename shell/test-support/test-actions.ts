import type { FastifyInstance } from 'fastify';
import { actionRoutes, handleLink } from '../src/server/actions/action-routes';
import type { LoadedComposition } from '../src/server/compositions/live-composition';
import type { DocumentServices } from '../src/server/document/serve-document';
import { paymentReturn } from '../src/server/entry-points/payment-return';
import { testBusinesses, testConfig, testShell } from './test-shell';

const manifests = {
  'mf-basket': {
    name: 'mf-basket',
    actions: ['add-item', 'count'],
    links: [
      { path: '/go/:code', action: 'count' },
      { path: '/back/:from', action: 'count', takesPost: true },
    ],
    outcomeFields: ['added', 'item:'],
  },
};

type Calls = { expose: string; functionName: string; args: readonly unknown[] }[];

/** A document server with the actions of mf-basket, which `act` replaces: it returns each call's step. */
export async function startTestActions(apiOrigin: string, changes: Partial<ReturnType<typeof testConfig>> = {}) {
  const config = { ...testConfig(apiOrigin), ...changes };
  const calls: Calls = [];
  const actions = {
    calls,
    act: (_call: Calls[number]): unknown => ({ kind: 'go', to: '/done' }),
    reset() {
      calls.length = 0;
      actions.act = () => ({ kind: 'go', to: '/done' });
    },
  };
  const composition = { id: 'c1', manifests, routes: [] } as unknown as LoadedComposition;
  const services = {
    businesses: testBusinesses,
    canary: { of: () => ({ composition, isCanary: false }) },
    rendering: { config },
    callExport: async (_composition: unknown, _name: string, expose: string, functionName: string, args: unknown[]) => {
      const call = { expose, functionName, args };
      calls.push(call);
      return actions.act(call);
    },
  } as unknown as DocumentServices;
  const app: FastifyInstance = await testShell(config, (shell) => {
    actionRoutes(shell, services);
    paymentReturn(shell, services);
    shell.get('/*', (request, reply) => handleLink(services, request, reply) ?? reply.code(404).send('no link'));
  });
  return { app, actions };
}
