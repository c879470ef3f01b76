import type { Config } from '../config/config';
import type { Business } from '../modules/businesses/businesses.repository';

/** The origin of links in mails. A demonstration is served without TLS on the shell's port. */
export const shopOrigin = ({ shopPort }: Pick<Config, 'shopPort'>, { hosts }: Pick<Business, 'hosts'>): string =>
  shopPort ? `http://${hosts[0]}:${shopPort}` : `https://${hosts[0]}`;

/** The origin of links to the desk: the staff host of the business. */
export const deskOrigin = (
  { shopPort, staffHostPrefix }: Pick<Config, 'shopPort' | 'staffHostPrefix'>,
  { hosts }: Pick<Business, 'hosts'>,
): string => shopOrigin({ shopPort }, { hosts: hosts.map((host) => staffHostPrefix + host) });
