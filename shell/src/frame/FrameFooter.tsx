import { SiteFooter } from '@storefront/ui/site-footer';
import { COOKIES_PATH } from '../consent/consent';
import type { FrameData } from './frame.types';

const NETWORKS = { facebook: 'Facebook', twitter: 'Twitter', instagram: 'Instagram' };
const PLATFORMS = { ios: 'iOS app', android: 'Android app' };

/** Help, the business's links, social networks and apps. */
export function FrameFooter({ frame: { headerFooter } }: { frame: FrameData }) {
  const { footer } = headerFooter;
  return (
    <SiteFooter
      columns={[
        ...footer.columns,
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
