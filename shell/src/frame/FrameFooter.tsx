import { SiteFooter } from '@storefront/ui/site-footer';
import { COOKIES_PATH } from '../consent/consent';
import type { FrameData } from './frame.types';

const NETWORKS = { facebook: 'Facebook', twitter: 'Twitter', instagram: 'Instagram' };
const PLATFORMS = { ios: 'iOS app', android: 'Android app' };

interface FrameFooterProps {
  readonly frame: FrameData;
  /** Where a link of the business leads, which may name the chosen store. */
  readonly hrefOf: (href: string) => string;
}

/** Help, the business's links, social networks and apps. */
export function FrameFooter({ frame: { headerFooter }, hrefOf }: FrameFooterProps) {
  const { footer } = headerFooter;
  return (
    <SiteFooter
      hrefOf={hrefOf}
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
