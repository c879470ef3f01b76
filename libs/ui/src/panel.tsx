import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';

export type PanelProps = {
  title?: ReactNode;
  children: ReactNode;
  headingLevel?: 2 | 3;
  className?: string;
};

/** A raised box; with a title it is a named region. */
export function Panel({ title, children, headingLevel = 2, className }: PanelProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  if (!title) return <div className={classNames('sf-panel', className)}>{children}</div>;
  return (
    <section className={classNames('sf-panel', className)} aria-labelledby={id}>
      <Heading className="sf-h3 sf-panel__title" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
