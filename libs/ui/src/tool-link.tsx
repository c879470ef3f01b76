import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type ToolLinkProps = {
  href: string;
  icon: ReactNode;
  label: string;
  /** The number of items, shown when it is not zero. */
  count?: number;
  /** An emphasised link that may show an amount in place of its label, such as the basket's total. */
  emphasised?: boolean;
  /** The label that the amount replaces, for screen readers. */
  name?: string;
};

/** A link at the end of the header, such as the account or the basket. */
export function ToolLink({ href, icon, label, count, emphasised, name }: ToolLinkProps) {
  return (
    <a className={classNames('sf-tool', emphasised && 'sf-tool--emphasised')} href={href}>
      {icon}
      {name ? <span className="sf-hidden">{name}, </span> : null}
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
