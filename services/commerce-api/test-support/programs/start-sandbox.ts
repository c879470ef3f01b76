import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { demonstrationEnvironment } from '@storefront/settings/mode';
import { tiedToParent } from '@storefront/testing/processes/tied-to-parent';
import { sandboxKeys } from '../../src/config/checkoutcom-configuration';
import { freePort } from '../database/postgres-cluster';

/** A payment in the gateway's records. */
interface GatewayCharge {
  id: string;
  status: string;
  reference: string;
  amount: number;
  /** Only where the gateway adds to an authorisation. */
  balances?: { total_authorized: number };
  net_captured: number;
  _links: { redirect?: { href: string } };
}

export interface StartedSandbox {
  url: string;
  /** Port of its mail server. */
  smtpUrl: string;
  /** Creates a token of a card like the form in the browser does. */
  token(number: string, cvv?: string): Promise<string>;
  /** All payments of an order in the gateway's records. */
  charges(draftOrderId: number): Promise<GatewayCharge[]>;
  /**
   * Posts a shop's fields to the hosted page and pays there, as a shopper does in a browser.
   * @param answer what is typed at the bank, for a card that it challenges
   * @param more further fields of the page, such as `save`
   * @returns the field `hppResponse` that the shop gets; undefined when the page has none to give
   */
  payOnPage(
    page: { url: string; fields: Record<string, string> },
    card: string | 'cancel',
    answer?: string,
    more?: Record<string, string>,
  ): Promise<string | undefined>;
  /** Submits the bank's page. @returns the redirect, or undefined when the page stays */
  answerBank(url: string, answer: { code: string } | 'cancel'): Promise<string | undefined>;
  control(method: string, path: string, body?: object): Promise<unknown>;
  /** Kills it like a power cut would; `restart` reads its records again. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const server = fileURLToPath(new URL('../../../sandbox/dist/server.js', import.meta.url));

/** A port that was free a moment ago may be taken by another test's server. */
const ATTEMPTS = 3;

/** Starts the built sandbox on free ports with empty records. `env` sets its settings. */
export async function startSandbox(env: Record<string, string> = {}): Promise<StartedSandbox> {
  if (!existsSync(server)) throw new Error('The sandbox is not built: npm run build -w @storefront/sandbox');
  for (let attempt = 1; ; attempt += 1)
    try {
      return await startOnFreePorts(env);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
}

async function startOnFreePorts(env: Record<string, string>): Promise<StartedSandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), 'storefront-sandbox-'));
  const port = await freePort();
  const smtpPort = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const child = spawn(process.execPath, [...tiedToParent, server], {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        ...demonstrationEnvironment,
        DATA_DIR: dataDir,
        SANDBOX_PORT: String(port),
        SANDBOX_SMTP_PORT: String(smtpPort),
        SANDBOX_URL: url,
        // It sends no notices unless a test asks for them, so that payments do not move unexpectedly.
        CHECKOUTCOM_WEBHOOK_URL: '',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    // What no other server of a test answers.
    const isUp = () =>
      fetch(`${url}/api/mail?to=nobody@shopper.example`).then(
        ({ ok }) => ok,
        () => false,
      );
    const deadline = Date.now() + 30_000;
    while (!(await isUp())) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The sandbox did not start:\n${output}`);
      await pause(50);
    }
    return {
      end: (signal: NodeJS.Signals) => {
        child.kill(signal);
        return exited;
      },
    };
  };
  let running = await start();
  const control = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    url,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    control,
    async token(number, cvv = '100') {
      const response = await fetch(`${url}/checkoutcom/tokens`, {
        method: 'POST',
        headers: { authorization: `Bearer ${sandboxKeys.publicKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'card', number, expiry_month: 12, expiry_year: 2099, cvv }),
      });
      if (!response.ok) throw new Error(`No token: ${await response.text()}`);
      return ((await response.json()) as { token: string }).token;
    },
    async charges(draftOrderId) {
      const found = (await control('GET', `/api/charges?metadata.draft_order_id=${draftOrderId}`)) as {
        data: GatewayCharge[];
      };
      const hosted = (await control('GET', `/api/realex/transactions?variable_reference=${draftOrderId}`)) as {
        data: GatewayCharge[];
      };
      return [...found.data, ...hosted.data];
    },
    async payOnPage({ url: page, fields }, card, answer, more) {
      const submit = async (to: string, form: Record<string, string>) =>
        (await fetch(to, { method: 'POST', body: new URLSearchParams(form) })).text();
      const stepOf = (body: string) => `${url}${/action="(\/realex\/pay\/[^"]+)"/.exec(body)?.[1]}`;
      const form = await submit(page, fields);
      if (!form.includes('name="number"')) return undefined;
      const typed = { action: 'pay', number: card, expiry: '12/45', code: '123', name: 'Grace Hill', ...more };
      let ended = await submit(stepOf(form), card === 'cancel' ? { action: 'cancel' } : typed);
      if (ended.includes('name="answer"'))
        ended = await submit(stepOf(ended), { action: 'confirm', answer: answer ?? '' });
      return /(?:data-response|name="hppResponse" value)="([^"]*)"/.exec(ended)?.[1]?.replaceAll('&quot;', '"');
    },
    async answerBank(page, answer) {
      const body = new URLSearchParams(answer === 'cancel' ? { action: 'cancel' } : { action: 'confirm', ...answer });
      const response = await fetch(page, { method: 'POST', body, redirect: 'manual' });
      return response.headers.get('location') ?? undefined;
    },
    kill: () => running.end('SIGKILL'),
    async restart() {
      running = await start();
    },
    async stop() {
      await running.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
