import type { ReactNode } from 'react';

type FooterColumn = { title: string; links: { label: string; href: string; external?: boolean }[] };

interface SiteFooterProps {
  columns: FooterColumn[];
  /** Where a link leads. */
  hrefOf: (href: string) => string;
  children?: ReactNode;
}

export function SiteFooter({ columns, hrefOf, children }: SiteFooterProps) {
  return (
    <footer className="sf-footer">
      <div className="sf-footer__inside">
        {columns.map(({ title, links }) => (
          <div key={title}>
            <h2 className="sf-footer__title">{title}</h2>
            <ul>
              {links.map(({ label, href, external }) => (
                <li key={href}>
                  <a className="sf-footer__link" href={hrefOf(href)} rel={external ? 'noopener' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {children && <div className="sf-footer__end">{children}</div>}
    </footer>
  );
}
