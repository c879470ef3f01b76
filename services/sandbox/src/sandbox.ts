import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildApp } from './app';
import { defaultSettings } from './checkoutcom/webhooks/webhook-settings';
import { Webhooks } from './checkoutcom/webhooks/webhooks';
import { createClock } from './clock';
import type { Config } from './config';
import { Faults } from './faults/faults';
import { Mailbox } from './mail/mailbox';
import { type RunningSmtp, startSmtp } from './mail/smtp';
import { Pauses } from './pauses/pauses';
import { Buckets } from './s3/buckets';
import { SmsInbox } from './sms/inbox';
import { Store } from './store';

export interface RunningSandbox {
  /** Its URL, as http://host:port. */
  address: string;
  smtpPort: number;
  stop(): Promise<void>;
}

/** Reads the journal, listens for HTTP and mail, and resumes pending deliveries. */
export async function startSandbox(config: Config, printLine: (line: string) => void): Promise<RunningSandbox> {
  const clock = createClock();
  const store = new Store(config.stateDir);
  const webhooks = new Webhooks(store, clock, defaultSettings(config.webhooks));
  const pauses = new Pauses();
  const faults = new Faults();
  const mailbox = new Mailbox(store, clock);
  const sms = new SmsInbox(store, clock);
  const buckets = new Buckets(join(config.stateDir, 'buckets'));
  let { port } = config;
  let smtp: RunningSmtp | undefined;
  const publicUrl = () => config.url ?? `http://localhost:${port}`;
  const smtpPort = () => smtp?.port ?? config.smtpPort;
  const gateway = { store, clock, webhooks, config, address: () => `${publicUrl()}/checkoutcom` };
  const app = buildApp({ config, gateway, pauses, faults, mailbox, sms, buckets, smtpPort, publicUrl });
  const stop = async () => {
    webhooks.stop();
    clock.stop();
    pauses.disarm();
    await Promise.all([app.close(), smtp?.stop()]);
    store.close();
  };
  try {
    await app.listen({ port: config.port, host: config.host });
    ({ port } = app.server.address() as AddressInfo);
    smtp = await startSmtp({ port: config.smtpPort, host: config.host }, mailbox, faults);
    webhooks.resume();
    const address = `http://${config.host}:${port}`;
    printLine(`The sandbox listens on ${address}, for mail on port ${smtp.port} (public address ${publicUrl()})`);
    return { address, smtpPort: smtp.port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
