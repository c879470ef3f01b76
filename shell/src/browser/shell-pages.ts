/** The shell's own pages, each in its own chunk. */
export const shellPages: Readonly<Record<string, () => Promise<unknown>>> = {
  './Home': () => import(/* webpackChunkName: "Home" */ '../exposes/Home'),
  './Faqs': () => import(/* webpackChunkName: "Faqs" */ '../exposes/Faqs'),
  './Contact': () => import(/* webpackChunkName: "Contact" */ '../exposes/Contact'),
  './Cookies': () => import(/* webpackChunkName: "Cookies" */ '../exposes/Cookies'),
  './Content': () => import(/* webpackChunkName: "Content" */ '../exposes/Content'),
  './Referrer': () => import(/* webpackChunkName: "Referrer" */ '../exposes/Referrer'),
  './DeepLink': () => import(/* webpackChunkName: "DeepLink" */ '../exposes/DeepLink'),
  './ErrorPage': () => import(/* webpackChunkName: "ErrorPage" */ '../exposes/ErrorPage'),
};
