import type { ReactNode } from 'react';

export type ToolbarProps = {
  /** How many there are: '86 items'. */
  count: ReactNode;
  /** The filters that are on. */
  applied?: ReactNode;
  /** Filters and sort. */
  tools?: ReactNode;
};

/** What stands above a listing. */
export function Toolbar({ count, applied, tools }: ToolbarProps) {
  return (
    <div className="sf-toolbar">
      <strong role="status">{count}</strong>
      {applied && <div className="sf-toolbar__applied">{applied}</div>}
      {tools && <div className="sf-toolbar__tools">{tools}</div>}
    </div>
  );
}
