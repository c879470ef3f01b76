import type { ReactNode } from 'react';

export type ToolbarProps = {
  /** The number of results: '86 items'. */
  count: ReactNode;
  /** The active filters. */
  applied?: ReactNode;
  /** Filters and sort. */
  tools?: ReactNode;
};

/** The bar above a listing. */
export function Toolbar({ count, applied, tools }: ToolbarProps) {
  return (
    <div className="sf-toolbar">
      <strong role="status">{count}</strong>
      {applied && <div className="sf-toolbar__applied">{applied}</div>}
      {tools && <div className="sf-toolbar__tools">{tools}</div>}
    </div>
  );
}
