import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type ToolLinkProps = {
  href: string;
  icon: ReactNode;
  label: string;
  /** The number of items, shown when it is not zero. */
  count?: number;
  /** Emphasised: the basket, labelled with its total once it has items. */
  basket?: boolean;
};

/** A link at the end of the header: account, favourites, basket. */
export function ToolLink({ href, icon, label, count, basket }: ToolLinkProps) {
  return (
    <a className={classNames('sf-tool', basket && 'sf-tool--basket')} href={href}>
      {icon}
      {basket && count ? <span className="sf-hidden">Basket, </span> : null}
      <span className="sf-num">{label}</span>
      {count ? (
        <span className="sf-count">
          {count}
          <span className="sf-hidden"> {count === 1 ? 'item' : 'items'}</span>
        </span>
      ) : null}
    </a>
  );
}
