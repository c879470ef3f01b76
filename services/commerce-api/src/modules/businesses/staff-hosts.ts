import type { Config } from '../../config/config';
import type { Business } from './businesses.repository';

/** The hosts of a business's staff, in the order of its own hosts. */
export const staffHosts = (
  { staffHostPrefix }: Pick<Config, 'staffHostPrefix'>,
  { hosts }: Pick<Business, 'hosts'>,
): string[] => hosts.map((host) => staffHostPrefix + host);
