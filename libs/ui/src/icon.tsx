import { classNames } from './class-names';

export type IconProps = { small?: boolean; className?: string };

/**
 * The frame of every icon: a path on a 24-pixel grid, in the brand's stroke. Hidden from screen readers, because its
 * control has a label.
 */
export function Icon({ d, small, className }: IconProps & { d: string }) {
  return (
    <svg className={classNames('sf-icon', small && 'sf-icon--small', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
