import { fewLeft as fewLeftText, outOfStock as outOfStockText } from '@storefront/messages/catalogue';
import { fill } from '@storefront/messages/fill';
import type { MoneyOptions } from '@storefront/money/currency-format';
import type { ReactNode } from 'react';
import { AgeMark } from './age-mark';
import { Badge, type BadgeProps } from './badge';
import { classNames } from './class-names';
import { HfssLabel } from './hfss-label';
import { CalendarIcon } from './icons/calendar';
import { ChevronRightIcon } from './icons/chevron-right';
import { Picture, type PictureSources } from './picture';
import { Price } from './price';

export type ItemCardProps = MoneyOptions & {
  name: string;
  href: string;
  price: number;
  wasPrice?: number | null;
  images?: PictureSources | null;
  tint?: string;
  badge?: { text: string; kind?: BadgeProps['kind']; color?: string; backgroundColor?: string } | null;
  /** Formatted: '85p/100g'. */
  unitPrice?: string | null;
  /** For an item sold by weight: 'about 1.2 kg · £4.20 estimated'. */
  estimate?: string;
  /** How many are left, if few are. */
  fewLeft?: number;
  hfss?: boolean;
  minimumAge?: number;
  outOfStock?: boolean;
  /** Why it is unavailable if it is not sold out: 'Not on Mondays'. */
  outText?: string;
  /** The days on which it is available, if not every day. */
  days?: string;
  /** Where a sold-out item leads instead. */
  similarHref?: string;
  /** '2 for £4', with the link to the deal. */
  deal?: { text: string; href?: string } | null;
  /** The name with the search matches highlighted. */
  markedName?: ReactNode;
  /** Its other sizes or colours: a text, or swatches. */
  family?: ReactNode;
  /** The form that makes it a favourite. */
  heart?: ReactNode;
  /** The form with its stepper, or another control that adds to the basket. */
  action?: ReactNode;
  eager?: boolean;
  as?: 'li' | 'article';
  /** One level below the list's heading. */
  headingLevel?: 2 | 3 | 4;
};

export function ItemCard(props: ItemCardProps) {
  const { name, href, images, tint, eager, outOfStock, similarHref, badge, unitPrice, fewLeft, hfss, minimumAge } =
    props;
  const { as: Element = 'li', currency, locale, deal } = props;
  const Heading = `h${props.headingLevel ?? 3}` as const;
  const action = outOfStock ? similarHref && <SimilarLink href={similarHref} name={name} /> : props.action;
  return (
    <Element className={classNames('sf-card', outOfStock && 'sf-card--out')}>
      <Picture images={images} tint={tint} eager={eager} />
      {outOfStock ? <Badge>{props.outText ?? outOfStockText}</Badge> : <CardBadge badge={badge} deal={deal} />}
      <Heading className="sf-card__name">
        <a href={href}>{props.markedName ?? name}</a>
      </Heading>
      <div className="sf-card__facts">
        {unitPrice && <span className="sf-unit-price">{unitPrice}</span>}
        {props.estimate && <span className="sf-unit-price">{props.estimate}</span>}
        {fewLeft ? <span className="sf-few-left">{fill(fewLeftText, fewLeft)}</span> : null}
        {badge && !outOfStock && <DealLink deal={deal} className="sf-deal" />}
        {props.days && (
          <span className="sf-days">
            <CalendarIcon small /> {props.days}
          </span>
        )}
        {props.family}
        {hfss && <HfssLabel />}
        {minimumAge ? <AgeMark age={minimumAge} /> : null}
      </div>
      <Price amount={props.price} was={props.wasPrice} currency={currency} locale={locale} />
      {props.heart}
      {action && <div className="sf-card__action">{action}</div>}
    </Element>
  );
}

/** One tag on the picture: the item's badge, else its deal, as a link to the deal. */
function CardBadge({ badge, deal }: Pick<ItemCardProps, 'badge' | 'deal'>) {
  if (!badge) return <DealLink deal={deal} className="sf-badge sf-badge--sale sf-badge--deal" />;
  return (
    <Badge kind={badge.kind} color={badge.color} backgroundColor={badge.backgroundColor}>
      {badge.text}
    </Badge>
  );
}

function DealLink({ deal, className }: Pick<ItemCardProps, 'deal'> & { className: string }) {
  if (!deal) return null;
  if (!deal.href) return <span className={className}>{deal.text}</span>;
  return (
    <a className={className} href={deal.href}>
      <span className="sf-hidden">Deal: </span>
      {deal.text}
    </a>
  );
}

function SimilarLink({ href, name }: { href: string; name: string }) {
  return (
    <a className="sf-similar" href={href}>
      <span>
        Similar items<span className="sf-hidden"> to {name}</span>
      </span>
      <ChevronRightIcon small />
    </a>
  );
}
