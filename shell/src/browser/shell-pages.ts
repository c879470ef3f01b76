/** The shell's own pages, each a file of its own. */
export const shellPages: Readonly<Record<string, () => Promise<unknown>>> = {
  './Home': () => import(/* webpackChunkName: "Home" */ '../exposes/Home'),
  './Faqs': () => import(/* webpackChunkName: "Faqs" */ '../exposes/Faqs'),
  './ErrorPage': () => import(/* webpackChunkName: "ErrorPage" */ '../exposes/ErrorPage'),
};
