import { type ReactNode, useId } from 'react';

export type SectionProps = {
  /** For links to it. */ anchor?: string;
  title: string;
  note?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
};

/** A titled section of a page, with a link at the end of its title. */
export function Section({ anchor, title, note, end, children }: SectionProps) {
  const id = useId();
  return (
    <section className="sf-section" id={anchor} aria-labelledby={id}>
      <div className="sf-section__head">
        <div>
          <h2 id={id}>{title}</h2>
          {note && <p>{note}</p>}
        </div>
        {end}
      </div>
      {children}
    </section>
  );
}
