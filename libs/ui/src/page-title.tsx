import type { ReactNode } from 'react';

/** The one h1 of a page, with what stands beneath or beside it. */
export function PageTitle({ children, note, end }: { children: ReactNode; note?: ReactNode; end?: ReactNode }) {
  return (
    <div className="sf-title">
      <div>
        <h1>{children}</h1>
        {note && <p>{note}</p>}
      </div>
      {end}
    </div>
  );
}
