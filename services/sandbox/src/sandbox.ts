import type { AddressInfo } from 'node:net';
import { buildApp } from './app';
import { defaultSettings } from './checkoutcom/webhook-settings';
import { Webhooks } from './checkoutcom/webhooks';
import { createClock } from './clock';
import type { Config } from './config';
import { Faults } from './faults/faults';
import { Pauses } from './pauses/pauses';
import { Store } from './store';

export interface RunningSandbox {
  /** Where it listens, as http://host:port. */
  address: string;
  stop(): Promise<void>;
}

/** Reads the journal, listens, and goes on delivering what is still owed. */
export async function startSandbox(config: Config, say: (line: string) => void): Promise<RunningSandbox> {
  const clock = createClock();
  const store = new Store(config.stateDir);
  const webhooks = new Webhooks(store, clock, defaultSettings(config.webhooks));
  const pauses = new Pauses();
  let port = config.port;
  const publicUrl = () => config.url ?? `http://localhost:${port}`;
  const gateway = { store, clock, webhooks, config, address: () => `${publicUrl()}/checkoutcom` };
  const app = buildApp({ gateway, pauses, faults: new Faults() });
  const close = async () => {
    webhooks.stop();
    clock.stop();
    pauses.disarm();
    await app.close();
    store.close();
  };
  try {
    await app.listen({ port: config.port, host: config.host });
    ({ port } = app.server.address() as AddressInfo);
    webhooks.resume();
    const address = `http://${config.host}:${port}`;
    say(`The sandbox listens on ${address} (public address ${publicUrl()}, state in ${config.stateDir})`);
    return { address, stop: close };
  } catch (error) {
    await close();
    throw error;
  }
}
