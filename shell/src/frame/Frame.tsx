import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import type { Business } from '@storefront/remote-kit/business.types';
import { urlTo } from '@storefront/routes/url-to';
import { Logo } from '@storefront/ui/logo';
import { SiteHeader } from '@storefront/ui/site-header';
import { SkipLink } from '@storefront/ui/skip-link';
import { findServerLayout } from '@storefront/ui/themes/server-layout';
import { ToastRegion } from '@storefront/ui/toast-region';
import type { ReactNode } from 'react';
import { hrefAtStore, SEARCH_FIRST } from '../navigation/href-at-store';
import type { ShownRoute } from '../navigation/navigation.types';
import { useNavigation } from '../navigation/navigation-context';
import { pathTo } from '../navigation/path-to';
import { throughLogIn } from '../navigation/through-log-in';
import { BackLink } from './back-links/BackLink';
import { KeepShopping } from './back-links/KeepShopping';
import { currentPage } from './current-page';
import styles from './Frame.module.css';
import { FrameBottomBar } from './FrameBottomBar';
import { FrameBoundary } from './FrameBoundary';
import { FrameFooter } from './FrameFooter';
import type { FrameData } from './frame.types';
import { departmentsOf } from './header/frame-departments';
import { HeaderSearch } from './header/HeaderSearch';
import { HeaderTools } from './header/HeaderTools';
import { PlaceAndTime } from './header/PlaceAndTime';
import { CampaignNotice } from './notices/CampaignNotice';
import { OutageNotice } from './notices/OutageNotice';

interface FrameProps {
  readonly business: Business;
  readonly frame: FrameData;
  readonly url: string;
  readonly route: ShownRoute;
  readonly children: ReactNode;
}

/** Header, bottom bar and footer of every page. The shopper's own values come from the bus in the browser. */
export function Frame({ business, frame, children, ...ofDocument }: FrameProps) {
  const { url, route } = useStore(currentPage) ?? ofDocument;
  const navigation = useNavigation();
  const session = useStore(shared.session);
  const chosen = useStore(shared.store);
  const money = { currency: business.currency, locale: 'en-GB' };
  const store = (frame.isOpenShop ? (chosen ?? frame.store) : (frame.store ?? chosen)) ?? undefined;
  // Nobody has chosen the store that visitors of an open shop see.
  const own = !chosen && store?.id === business.openShop?.id ? undefined : store;
  const layout = findServerLayout(business.brand);
  // The desk's pages bring their own header.
  if (layout.header === 'none')
    return (
      <>
        <SkipLink />
        <ToastRegion />
        {children}
      </>
    );
  const { header } = frame.headerFooter;
  const minimal = route.minimalHeader;
  const hrefOf = (href: string) =>
    hrefAtStore(
      session.strategy === 'guest' ? throughLogIn(navigation, href) : href,
      store?.slug,
      pathTo(navigation, 'find-stores', {}, SEARCH_FIRST),
    );
  return (
    <>
      <SkipLink />
      {header.notice && (
        <section className={styles.notice} aria-label="News">
          {header.notice}
        </section>
      )}
      {/* Above the page, because on a phone it sticks to the top and appears below banners. */}
      <ToastRegion />
      <SiteHeader
        layout={layout.header}
        logo={
          <Logo
            name={business.name}
            href={urlTo('index')}
            icon={business.icon ?? undefined}
            src={business.logo ?? undefined}
          />
        }
        where={<PlaceAndTime business={business} store={own} />}
        search={
          store &&
          !minimal && (
            // On a phone a store known only to the browser must not move the content.
            <div className={frame.store ? undefined : 'sf-only-desktop'}>
              <HeaderSearch
                store={store}
                url={url}
                placeholder={business.copy.searchPlaceholder ?? 'Search the shop'}
              />
            </div>
          )
        }
        tools={
          !minimal && (
            <>
              {header.links.map(({ label, href }) => (
                <a key={href} className="sf-tool sf-only-desktop" href={hrefOf(href)}>
                  {label}
                </a>
              ))}
              <HeaderTools session={session} money={money} />
            </>
          )
        }
        departments={minimal ? [] : departmentsOf({ ...frame, store }, navigation, url)}
        quietDepartments={route.departments === 'quiet'}
      />
      <OutageNotice keptAt={frame.keptAt} url={url} />
      {frame.campaign && <CampaignNotice campaign={frame.campaign} />}
      {minimal && <BackLink href={pathTo(navigation, minimal.backTo)}>{minimal.label}</BackLink>}
      {route.backLink === 'always' && <KeepShopping />}
      {route.backLink === 'wide' && (
        // The server reserves the space of the back link, so nothing moves. A phone has it in its bottom bar.
        <div className={`sf-only-desktop ${styles.back}`}>
          <KeepShopping />
        </div>
      )}
      {children}
      <FrameFooter frame={frame} hrefOf={hrefOf} />
      {!minimal && (
        <FrameBottomBar store={own} isMember={session.strategy === 'member'} section={route.section} money={money} />
      )}
      {navigation.boundaries.map((boundary) => (
        <FrameBoundary key={boundary.name} boundary={boundary} />
      ))}
    </>
  );
}
