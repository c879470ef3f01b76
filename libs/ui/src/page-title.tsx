import type { ReactNode } from 'react';

/** The page's h1 with what is below or beside it. */
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
