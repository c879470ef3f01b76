/** The shell's own pages, each in its own chunk. */
export const shellPages: Readonly<Record<string, () => Promise<unknown>>> = {
  './HomePage': () => import(/* webpackChunkName: "HomePage" */ '../../exposes/HomePage'),
  './FaqsPage': () => import(/* webpackChunkName: "FaqsPage" */ '../../exposes/FaqsPage'),
  './ContactPage': () => import(/* webpackChunkName: "ContactPage" */ '../../exposes/ContactPage'),
  './CookiesPage': () => import(/* webpackChunkName: "CookiesPage" */ '../../exposes/CookiesPage'),
  './ContentPage': () => import(/* webpackChunkName: "ContentPage" */ '../../exposes/ContentPage'),
  './ReferrerPage': () => import(/* webpackChunkName: "ReferrerPage" */ '../../exposes/ReferrerPage'),
  './DeepLinkPage': () => import(/* webpackChunkName: "DeepLinkPage" */ '../../exposes/DeepLinkPage'),
  './ErrorPage': () => import(/* webpackChunkName: "ErrorPage" */ '../../exposes/ErrorPage'),
};
