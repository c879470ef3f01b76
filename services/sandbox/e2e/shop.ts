import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Shop {
  /** A different origin from the sandbox, like a real shop's. */
  url: string;
  stop(): Promise<void>;
}

const page = (sandbox: string) => `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Pay</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script src="${sandbox}/checkoutcom/web-components.js" defer></script><script src="/shop.js" defer></script></head>
<body><main><h1>Pay</h1><div id="card"></div><button id="pay">Pay</button><p id="said" role="status"></p></main></body></html>`;

const script = `
const look = new URLSearchParams(location.search);
const said = document.getElementById('said');
window.heard = [];
addEventListener('message', ({ data }) => window.heard.push(JSON.stringify(data)));
CheckoutWebComponents({
  publicKey: 'pk_sbox_storefrontsandboxpublickey2',
  environment: 'sandbox',
  appearance: look.has('dressed') ? { colorPrimary: '#2b1a3d', colorBorder: '#5b3a86', colorBackground: '#fffdf8', borderRadius: '2px', fontFamily: 'Georgia, serif' } : {},
  onReady: () => { said.textContent = 'ready'; },
  onChange: (self) => { said.textContent = (self.isValid() ? 'valid ' : 'not valid ') + self.brand; },
}).then(async (checkout) => {
  const card = checkout.create(look.has('cvv') ? 'card_cvv' : 'card');
  if (await card.isAvailable()) card.mount('#card');
  document.getElementById('pay').addEventListener('click', () => {
    card.tokenize().then(({ data }) => { said.textContent = data.token + ' ' + data.type; }, (error) => { said.textContent = error.type + ': ' + error.message; });
  });
  window.card = card;
});`;

/** A shop page with a policy as strict as the storefront's, containing the card fields. */
export async function openShop(sandbox: string): Promise<Shop> {
  const policy = `default-src 'none'; script-src 'self' ${sandbox}; frame-src ${sandbox}; base-uri 'none'`;
  const server = createServer(({ url }, response) => {
    const isScript = url === '/shop.js';
    response
      .setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
      .setHeader('content-security-policy', policy)
      .end(isScript ? script : page(sandbox));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://shop.localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
