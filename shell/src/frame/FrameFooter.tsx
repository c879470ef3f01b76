import { SiteFooter } from '@storefront/ui/site-footer';
import { COOKIES_PATH } from '../consent/consent';
import { hrefAtStore, SEARCH_FIRST } from '../navigation/href-at-store';
import { useNavigation } from '../navigation/navigation-context';
import { pathTo } from '../navigation/path-to';
import type { FrameData } from './frame.types';

const NETWORKS = { facebook: 'Facebook', twitter: 'Twitter', instagram: 'Instagram' };
const PLATFORMS = { ios: 'iOS app', android: 'Android app' };

interface FrameFooterProps {
  readonly frame: FrameData;
  /** Of the page's store, or of the chosen one. */
  readonly storeSlug: string | undefined;
}

/** Help, the business's links, social networks and apps. */
export function FrameFooter({ frame: { headerFooter }, storeSlug }: FrameFooterProps) {
  const { footer } = headerFooter;
  const findStores = pathTo(useNavigation(), 'find-stores', {}, SEARCH_FIRST);
  return (
    <SiteFooter
      columns={[
        ...footer.columns.map(({ title, links }) => ({
          title,
          links: links.map((link) => ({ ...link, href: hrefAtStore(link.href, storeSlug, findStores) })),
        })),
        {
          title: footer.stayInTouch,
          links: [
            ...footer.social.map(({ network, href }) => ({ label: NETWORKS[network], href, external: true })),
            ...footer.apps.map(({ platform, href }) => ({ label: PLATFORMS[platform], href, external: true })),
          ],
        },
      ]}
    >
      <p>{footer.smallPrint}</p>
      <a className="sf-footer__link" href={COOKIES_PATH}>
        Cookie settings
      </a>
    </SiteFooter>
  );
}
