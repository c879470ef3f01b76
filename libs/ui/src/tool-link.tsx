import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type ToolLinkProps = {
  href: string;
  icon: ReactNode;
  label: string;
  count?: number;
  /** What the count means, for screen readers: 'items'. */
  countLabel?: string;
  /** Emphasised: the basket with its total. */
  basket?: boolean;
};

/** A link at the end of the header: account, favourites, basket. */
export function ToolLink({ href, icon, label, count, countLabel = 'items', basket }: ToolLinkProps) {
  return (
    <a className={classNames('sf-tool', basket && 'sf-tool--basket')} href={href}>
      {icon}
      {basket && <span className="sf-hidden">Basket, </span>}
      <span className="sf-num">{label}</span>
      {count ? (
        <span className="sf-count">
          {count}
          <span className="sf-hidden"> {countLabel}</span>
        </span>
      ) : null}
    </a>
  );
}
