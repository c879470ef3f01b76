import { startTestSandbox, type TestSandbox } from '../../test-support/start-test-sandbox';
import { testCards } from '../checkoutcom/cards/test-cards';
import { realexTestCards } from '../realex/realex-test-cards';
import { html } from './html';
import { money } from './money';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

const page = (path: string) => sandbox.client.call<string>('GET', path);

test('the home page shows every test card and the last payments', async () => {
  await sandbox.client.pay('4544249167673670', { reference: 'PW-<i>7</i>' });
  const { body } = await page('/');
  expect(body.match(/<th scope="row" class="number">[\d ]{15,}</g)).toHaveLength(
    testCards.length + realexTestCards.length,
  );
  expect(body).toContain('PW-&lt;i&gt;7&lt;/i&gt;');
  expect(body).toContain('Declined');
});

test.each(['/', '/mailbox', '/sms', '/clock', '/faults', '/checkoutcom/card-frame', '/checkoutcom/card-frame?cvvOnly'])(
  '%s has a policy that blocks inline styles and scripts, and contains none',
  async (path) => {
    const { status, headers, body } = await page(path);
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(body).not.toMatch(/ style=| on\w+=|<style|<script(?! src=)/);
  },
);

test('only the shops’ pages may frame the card fields, and no page may frame the sandbox’s own', async () => {
  const fields = await page('/checkoutcom/card-frame');
  expect(fields.headers.get('content-security-policy')).toContain(
    'frame-ancestors http://localhost:* http://*.localhost:* http://127.0.0.1:*',
  );
  expect((await page('/')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('values in a page are escaped, markup is not, and empty values produce nothing', () => {
  const inner = html`<b>${'<i>'}</b>`;
  expect(html`${inner} ${[html`<li>`, '"']} ${undefined}${false}${0}`.text).toBe('<b>&lt;i&gt;</b> <li>&quot; 0');
});

test('money is formatted, in currencies with and without a minor unit', () => {
  expect(money(1250, 'GBP')).toBe('£12.50');
  expect(money(1250, 'JPY')).toBe('JP¥1,250');
});

test('the health check replies', async () => {
  expect((await sandbox.client.get('/livez')).body).toEqual({ status: 'ok' });
  expect((await sandbox.client.get('/healthz')).body).toMatchObject({ status: 'ok', smtpPort: sandbox.smtpPort });
});
