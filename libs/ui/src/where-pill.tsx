import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { PinIcon } from './icons/pin';

export type WherePillProps = {
  href: string;
  /** 'Delivery to SE1 9GF', 'Collect from Walcot Street'. */
  place: string;
  /** 'Today, 5–6pm', 'Choose a time'. */
  time: string;
  /** The remaining time of a held slot: '14:20'. */
  held?: string;
  /** Less than five minutes left. */
  soon?: boolean;
  icon?: ReactNode;
};

/** Shows where and when; a press changes it. */
export function WherePill({ href, place, time, held, soon, icon = <PinIcon /> }: WherePillProps) {
  return (
    <a className={classNames('sf-where', soon && 'sf-where--soon')} href={href}>
      <span className="sf-where__icon">{icon}</span>
      <span className="sf-where__words">
        <span className="sf-where__place">{place}</span>
        <span className="sf-where__time">
          <span>{time}</span>
          {held && <span className="sf-where__held"> · {held}</span>}
        </span>
      </span>
      <span className="sf-hidden">, change</span>
    </a>
  );
}
