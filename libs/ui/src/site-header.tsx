import type { ReactNode } from 'react';
import { type Department, Departments } from './departments';

export type SiteHeaderProps = {
  logo: ReactNode;
  where?: ReactNode;
  search?: ReactNode;
  tools?: ReactNode;
  /** As the theme says: a row of chips, or a bar whose parts open panels. */
  layout: 'chips' | 'mega-menu';
  departments?: Department[];
};

export function SiteHeader({ logo, where, search, tools, layout, departments = [] }: SiteHeaderProps) {
  return (
    <header className="sf-header">
      <div className="sf-header__bar">
        {logo}
        {where}
        {search && <div className="sf-header__search">{search}</div>}
        {tools && <div className="sf-header__tools">{tools}</div>}
      </div>
      {departments.length > 0 && <Departments layout={layout} departments={departments} />}
    </header>
  );
}
