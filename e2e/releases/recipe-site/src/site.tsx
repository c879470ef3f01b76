import '@storefront/ui/styles/base.css';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as nanostoresReact from '@nanostores/react';
import { createClient } from '@storefront/api/client';
import { createOnDemandTransport } from '@storefront/api/transport-on-demand';
import * as bus from '@storefront/bus/bus';
import { applySnapshot, busFor, setHandlerLoader, shared as state } from '@storefront/bus/bus';
import type { SessionSnapshot } from '@storefront/bus/state.types';
import * as boundary from '@storefront/remote-kit/boundary';
import type { BoundaryModule, HandlersModule } from '@storefront/remote-kit/page.types';
import * as pageContext from '@storefront/remote-kit/page-context';
import * as nanostores from 'nanostores';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { integrityPlugin } from './integrity-plugin';

const shop = document.querySelector<HTMLMetaElement>('meta[name="shop"]')?.content;

const shared = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  nanostores,
  '@nanostores/react': nanostoresReact,
  '@storefront/bus/bus': bus,
  '@storefront/remote-kit/boundary': boundary,
  '@storefront/remote-kit/page-context': pageContext,
};

const federation = createInstance({
  name: 'recipes',
  remotes: [{ name: 'mf_basket', entry: `${shop}/assets/mf-basket/mf-manifest.json` }],
  shared: Object.fromEntries(
    Object.entries(shared).map(([name, module]) => {
      const version = __SHARED_VERSIONS__[name] ?? '0';
      return [name, { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: `^${version}` } }];
    }),
  ),
  plugins: [integrityPlugin()],
});

/** @throws Error when it cannot be loaded */
async function load<T>(id: string): Promise<T> {
  const module = await federation.loadRemote<T>(id);
  if (!module) throw new Error(`${id} is missing.`);
  return module;
}

const api = createClient({
  locale: 'en-gb',
  transport: createOnDemandTransport({ refreshPath: '/en-gb/session/refresh' }),
});

async function start() {
  const session = await fetch('/en-gb/session');
  applySnapshot((await session.json()) as SessionSnapshot);
  const settings = await api.call('POST /white-label/settings', { body: {} });
  if (!settings.ok) throw new Error(settings.error.code);
  const business = settings.data;
  setHandlerLoader(async () => {
    const { start: startHandlers } = await load<HandlersModule>('mf_basket/handlers');
    startHandlers({ api, business });
  });
  const { Boundary: BasketDrawer } = await load<BoundaryModule>('mf_basket/BasketDrawer');
  const context = {
    api,
    business,
    url: '/',
    inApp: false,
    navigate: (url: string) => location.assign(shop + url),
  };
  return (
    <pageContext.PageContextProvider value={context}>
      <p>
        <button type="button" onClick={addOneMore}>
          One more loaf
        </button>
      </p>
      <aside>
        <BasketDrawer />
      </aside>
    </pageContext.PageContextProvider>
  );
}

function addOneMore() {
  const [line] = state.basket.get()?.lines ?? [];
  if (!line) return;
  const { menuItemId, quantity } = line;
  void busFor('shell').request('basket:set-quantity', { menuItemId, quantity: quantity + 1 });
}

const element = document.getElementById('site');
if (!element) throw new Error('The page has no place for the site.');
const root = reactDomClient.createRoot(element);
start().then(
  (page) => root.render(page),
  () => root.render(<p role="alert">Your basket cannot be shown.</p>),
);
