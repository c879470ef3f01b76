import type { ReactNode } from 'react';
import { BottomBar } from '../src/bottom-bar';
import { BasketIcon } from '../src/icons/basket';
import { ClockIcon } from '../src/icons/clock';
import { SearchIcon } from '../src/icons/search';
import { ShopIcon } from '../src/icons/shop';
import { TruckIcon } from '../src/icons/truck';
import { UserIcon } from '../src/icons/user';
import { Logo } from '../src/logo';
import { SearchForm } from '../src/search-form';
import { SiteFooter } from '../src/site-footer';
import { SiteHeader } from '../src/site-header';
import { SkipLink } from '../src/skip-link';
import type { Theme } from '../src/themes/theme';
import { ToolLink } from '../src/tool-link';
import { WherePill } from '../src/where-pill';
import { sampleShop } from './sample-shop';

/** The frame around every page. */
export function Chrome({ theme, children }: { theme: Theme; children: ReactNode }) {
  const shop = sampleShop(theme);
  const departments = shop.departments.map((label, at) => ({
    label,
    href: `#department-${at}`,
    current: label === shop.aisle,
    columns:
      at < 6
        ? ['Eat from', 'Drink from', 'Lay with'].map((title) => ({
            title,
            href: `#${label}-${title}`,
            links: ['First', 'Second', 'Third', 'Fourth'].map((part) => ({
              label: `${part} thing`,
              href: `#${label}-${title}-${part}`,
            })),
          }))
        : undefined,
  }));
  return (
    <>
      <SkipLink />
      <SiteHeader
        layout={theme.header === 'mega-menu' ? 'mega-menu' : 'chips'}
        departments={departments}
        logo={<Logo name={shop.name} href="#home" />}
        where={<WherePill href="#slots" place={shop.place} time={shop.time} held="14:20" icon={<TruckIcon />} />}
        search={<SearchForm action="#search" placeholder={shop.search} />}
        tools={
          <>
            <ToolLink href="#account" icon={<UserIcon />} label="Priya" />
            <ToolLink href="#basket" icon={<BasketIcon />} label="£14.75" name="Basket" count={6} emphasised />
          </>
        }
      />
      {children}
      <SiteFooter
        hrefOf={(href) => href}
        columns={[
          {
            title: 'Shop',
            links: [
              { label: 'Deals', href: '#deals' },
              { label: 'All stores', href: '#stores' },
            ],
          },
          {
            title: 'Help',
            links: [
              { label: 'Questions', href: '#faqs' },
              { label: 'Contact us', href: '#contact' },
            ],
          },
          {
            title: 'Stay in touch',
            links: [
              { label: 'Instagram', href: '#instagram' },
              { label: 'Facebook', href: '#facebook' },
            ],
          },
        ]}
      >
        {shop.name} is a made-up shop.
      </SiteFooter>
      <BottomBar
        links={[
          { href: '#shop', label: 'Shop', icon: <ShopIcon />, current: true },
          { href: '#find', label: 'Search', icon: <SearchIcon /> },
          { href: '#times', label: 'Slots', icon: <ClockIcon /> },
          { href: '#basket-bar', label: '£14.75', icon: <BasketIcon />, count: 6, prefix: 'Basket' },
          { href: '#you', label: 'Account', icon: <UserIcon /> },
        ]}
      />
    </>
  );
}
