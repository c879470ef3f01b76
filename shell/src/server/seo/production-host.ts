import type { ShellConfig } from '../config';

/** Whether search engines may index this host (PRODUCTION_HOSTS). */
export const isProductionHost = ({ productionHosts }: Pick<ShellConfig, 'productionHosts'>, host: string): boolean =>
  productionHosts.includes(host.toLowerCase());

/** A host that only its own machine can reach, so search engines never see it. */
export const isLoopback = (host: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);
