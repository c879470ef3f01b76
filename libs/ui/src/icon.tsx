import { classNames } from './class-names';

export type IconProps = { small?: boolean; className?: string };

/** The frame of every icon: one path on a 24 grid, drawn in the brand's stroke. Never read aloud: its control has the words. */
export function Icon({ d, small, className }: IconProps & { d: string }) {
  return (
    <svg className={classNames('sf-icon', small && 'sf-icon--small', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
