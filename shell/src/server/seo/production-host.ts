import type { ShellConfig } from '../config';

/** Whether search engines shall know this host: operators name those that are (PRODUCTION_HOSTS). */
export const isProductionHost = ({ productionHosts }: Pick<ShellConfig, 'productionHosts'>, host: string): boolean =>
  productionHosts.includes(host.toLowerCase());

/** A host that only its own machine reaches, so that no search engine ever asks it for anything. */
export const isLoopback = (host: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);
