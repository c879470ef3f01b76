import type { ReactNode } from 'react';
import { type Department, Departments } from './departments';

export type SiteHeaderProps = {
  logo: ReactNode;
  where?: ReactNode;
  search?: ReactNode;
  tools?: ReactNode;
  /** Depending on the theme: a row of chips, or a bar with panels. */
  layout: 'chips' | 'mega-menu';
  departments?: Department[];
  /** The page has its own sections, which come before the departments on a phone. */
  quietDepartments?: boolean;
};

export function SiteHeader({
  logo,
  where,
  search,
  tools,
  layout,
  departments = [],
  quietDepartments,
}: SiteHeaderProps) {
  return (
    <header className="sf-header">
      <div className="sf-header__bar">
        {logo}
        {where}
        {search && <div className="sf-header__search">{search}</div>}
        {tools && <div className="sf-header__tools">{tools}</div>}
      </div>
      {departments.length > 0 && <Departments layout={layout} departments={departments} quiet={quietDepartments} />}
    </header>
  );
}
