import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { formatMoney } from '@storefront/money/format-money';
import { Boundary } from '@storefront/remote-kit/boundary';
import type { Business } from '@storefront/remote-kit/business.types';
import { urlTo } from '@storefront/routes/url-to';
import { BasketIcon } from '@storefront/ui/icons/basket';
import { UserIcon } from '@storefront/ui/icons/user';
import { Logo } from '@storefront/ui/logo';
import { LathmereMark } from '@storefront/ui/logos/lathmere-mark';
import { PipwellMark } from '@storefront/ui/logos/pipwell-mark';
import { SiteHeader } from '@storefront/ui/site-header';
import { SkipLink } from '@storefront/ui/skip-link';
import { findLayout } from '@storefront/ui/themes/layout';
import { ToastRegion } from '@storefront/ui/toast-region';
import { ToolLink } from '@storefront/ui/tool-link';
import { type ReactNode, useEffect, useState } from 'react';
import { CampaignNotice } from './CampaignNotice';
import { currentUrl } from './current-url';
import styles from './Frame.module.css';
import { FrameBottomBar } from './FrameBottomBar';
import { FrameFooter } from './FrameFooter';
import type { FrameData } from './frame.types';
import { departmentsOf, hasOwnParts } from './frame-departments';
import { HeaderSearch } from './HeaderSearch';
import { KeepShopping } from './KeepShopping';
import { Trouble } from './Trouble';
import { Where } from './Where';

const marks = { grocery: <PipwellMark />, retail: <LathmereMark /> };

interface FrameProps {
  readonly business: Business;
  readonly frame: FrameData;
  readonly url: string;
  readonly children: ReactNode;
}

/** Header, bottom bar and footer round every page. The shopper's own values come in the browser, from the bus. */
export function Frame({ business, frame, url: documentUrl, children }: FrameProps) {
  const url = useStore(currentUrl) ?? documentUrl;
  const basket = useStore(shared.basket);
  const session = useStore(shared.session);
  const chosen = useStore(shared.store);
  const money = { currency: business.currency, locale: 'en-GB' };
  const store = frame.store ?? chosen ?? undefined;
  const layout = findLayout(business.brand);
  const { header } = frame.headerFooter;
  return (
    <>
      <SkipLink />
      {header.notice && (
        <section className={styles.notice} aria-label="News">
          {header.notice}
        </section>
      )}
      <SiteHeader
        layout={layout.header}
        logo={
          <Logo
            name={business.name}
            href={urlTo('index')}
            mark={marks[layout.brand]}
            src={business.logo ?? undefined}
          />
        }
        where={<Where business={business} store={store} />}
        search={
          store && (
            // A store that only the browser knows of must not push down what the phone shows already.
            <div className={frame.store ? undefined : 'sf-only-desktop'}>
              <HeaderSearch store={store} placeholder={business.copy.searchPlaceholder ?? 'Search the shop'} />
            </div>
          )
        }
        tools={
          <>
            {header.links.map(({ label, href }) => (
              <a key={href} className="sf-tool sf-only-desktop" href={href}>
                {label}
              </a>
            ))}
            <ToolLink
              href={session.strategy === 'member' ? urlTo('member') : urlTo('login')}
              icon={<UserIcon />}
              label={session.strategy === 'member' ? (session.firstname ?? 'Account') : 'Log in'}
            />
            <ToolLink
              basket
              href={urlTo('basket')}
              icon={<BasketIcon />}
              label={formatMoney(basket?.subtotal ?? 0, money)}
              count={basket?.count}
            />
          </>
        }
        // Nothing draws the shopper away from a checkout.
        departments={url.startsWith('/checkout') ? [] : departmentsOf(frame, url)}
        quietDepartments={hasOwnParts(url)}
      />
      <Trouble keptAt={frame.keptAt} url={url} />
      {frame.campaign && <CampaignNotice campaign={frame.campaign} />}
      {/^\/(basket|member)(\/|$)/.test(url.split('?')[0] ?? '') && <KeepShopping />}
      {/^\/stores\/[^/]+\/search\//.test(url) && (
        // The server's page has its place already: nothing moves down when the way back comes. A phone has it in its bottom bar.
        <div className={`sf-only-desktop ${styles.back}`}>
          <KeepShopping />
        </div>
      )}
      {children}
      <FrameFooter frame={frame} />
      <FrameBottomBar store={store} basket={basket} isMember={session.strategy === 'member'} url={url} money={money} />
      <SlotCountdown />
      <ToastRegion />
    </>
  );
}

/** The slot's owner counts down on every page, but only when a slot is held. */
function SlotCountdown() {
  const slot = useStore(shared.slot);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (slot?.expiresAt) setWanted(true);
  }, [slot]);
  return <Boundary name="slot-countdown" skeleton={null} wanted={wanted} />;
}
