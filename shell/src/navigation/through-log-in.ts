import { fillPath } from '@storefront/routes/fill-path';
import type { Navigation } from './navigation.types';

/**
 * A link of the frame as a guest follows it: one to the pages below the header's link for members leads to the header's link
 * for guests first, and then to where it says. Those pages send guests home.
 */
export function throughLogIn({ header }: Pick<Navigation, 'header'>, href: string): string {
  const pathFor = (audience: string) => header.find(({ when }) => when === audience)?.path;
  const [account, logIn] = [pathFor('member'), pathFor('guest')];
  const isOfAccount = account && (href === account || href.startsWith(`${account}/`));
  return isOfAccount && logIn ? fillPath(logIn, {}, { from: href }) : href;
}
