import type { ShellConfig } from '../config';

type StaffHosts = Pick<ShellConfig, 'staffHostPrefix'>;

/** Whether a host name is that of a staff host, whichever shop it belongs to. */
export const isStaffHost = ({ staffHostPrefix }: StaffHosts, hostname: string): boolean =>
  staffHostPrefix !== '' && hostname.toLowerCase().startsWith(staffHostPrefix);

/** The shop's host of a staff host; any other host as it is. */
export const shopHostOf = (config: StaffHosts, hostname: string): string =>
  isStaffHost(config, hostname) ? hostname.slice(config.staffHostPrefix.length) : hostname;
