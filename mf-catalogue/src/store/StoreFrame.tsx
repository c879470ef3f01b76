import type { StoreState } from '@storefront/bus/state.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { PageFrame, type PageFrameProps } from '@storefront/ui/page-frame';
import { findLayout } from '@storefront/ui/themes/layout';
import type { ReactNode } from 'react';
import { BasketAside } from './BasketAside';

type StoreFrameProps = Pick<PageFrameProps, 'children' | 'rail' | 'railSheet' | 'head'> & {
  readonly store: Pick<StoreState, 'slug'>;
  /** Shown below the note of an empty basket, where the basket is beside the page. */
  readonly more?: ReactNode;
};

/** A page of a store, with the basket beside it in layouts that show it there. */
export function StoreFrame({ store, more, ...frame }: StoreFrameProps) {
  const { business } = usePageContext();
  const isBeside = findLayout(business.brand).basket === 'rail';
  return <PageFrame {...frame} aside={isBeside && <BasketAside store={store}>{more}</BasketAside>} />;
}
