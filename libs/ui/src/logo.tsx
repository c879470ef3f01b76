import type { ReactNode } from 'react';

export type LogoProps = {
  name: string;
  href: string;
  /** The brand's drawing in its own tokens. */
  mark?: ReactNode;
  /** The business's own file from its settings, which replaces mark and name. */
  src?: string;
};

export function Logo({ name, href, mark, src }: LogoProps) {
  return (
    <a className="sf-logo" href={href} aria-label={`${name}, home`}>
      {src ? <img src={src} alt="" height={38} width={160} /> : mark}
      {!src && <span>{name}</span>}
    </a>
  );
}
