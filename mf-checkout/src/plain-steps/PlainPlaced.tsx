import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import { PageFrame } from '@storefront/ui/page-frame';

interface PlainPlacedProps {
  readonly title: string;
  /** The order's page. */
  readonly href: string;
}

/** The payment step of an order that is placed, as by the browser's Back. */
export const PlainPlaced = ({ title, href }: PlainPlacedProps) => (
  <PageFrame width="single">
    <h1>{title}</h1>
    <LinkButton wide big href={href}>
      See your order
    </LinkButton>
    <LinkButton kind="plain" href={urlTo('index')}>
      Go to the home page
    </LinkButton>
  </PageFrame>
);
