import type { ReactNode } from 'react';

export interface GroupProps {
  definition(): { title: string; help: string | undefined; isOnly: boolean };
  children?: ReactNode;
}

/** A group of fields with a sentence of help; two columns where there is room. */
export function Group({ definition, children }: GroupProps) {
  const { title, help, isOnly } = definition();
  const hasHead = (title !== '' && !isOnly) || help !== undefined;
  return (
    <section className="screen-group">
      {hasHead && (
        <header>
          {title !== '' && !isOnly && <h2>{title}</h2>}
          {help && <p className="screen-help">{help}</p>}
        </header>
      )}
      <div className="screen-grid">{children}</div>
    </section>
  );
}
