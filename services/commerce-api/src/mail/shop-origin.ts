import type { Config } from '../config/config';
import type { Business } from '../modules/businesses/businesses.repository';
import { staffHosts } from '../modules/businesses/staff-hosts';

/** The origin of links in mails. A demonstration is served without TLS on the shell's port. */
export const shopOrigin = ({ shopPort }: Pick<Config, 'shopPort'>, { hosts }: Pick<Business, 'hosts'>): string =>
  shopPort ? `http://${hosts[0]}:${shopPort}` : `https://${hosts[0]}`;

/** The origin of links to the desk: the staff host of the business. */
export const deskOrigin = (
  config: Pick<Config, 'shopPort' | 'staffHostPrefix'>,
  business: Pick<Business, 'hosts'>,
): string => shopOrigin(config, { hosts: staffHosts(config, business) });
