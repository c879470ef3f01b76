import { routeTable } from './route-table';

const PATHS: ReadonlySet<string> = new Set(
  Object.entries(routeTable).flatMap(([name, { path }]) => (name.startsWith('checkout-payment') ? [path] : [])),
);

/** Whether a path is of the payment step, whose documents alone may show a gateway's script and frames. */
export const isPaymentStep = (pathname: string): boolean => PATHS.has(pathname.toLowerCase().replace(/(?<=.)\/+$/, ''));
