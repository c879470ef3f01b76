import { CONTACTS_AN_HOUR } from '@storefront/api/contact-limits';
import { addressLimit } from './address-limit';
import type { ShellConfig } from './config';

/**
 * How many messages with their files this process reads from one address, by scripts and by the form: as many of each as the
 * back end takes of both. Whoever sends more is refused before the first byte of a body was kept.
 */
export const contactLimit = (config: ShellConfig) => addressLimit(config, CONTACTS_AN_HOUR, '1 hour');
