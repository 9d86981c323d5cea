import { FormGrid } from '@formily/antd-v5/esm/form-grid/index.js';
import type { ReactNode } from 'react';

export interface GroupProps {
  definition(): { title: string; help: string | undefined; isOnly: boolean; columns: number };
  children?: ReactNode;
}

/** The widths from which a group has two and three columns: its own, since forms stand in pages, drawers and blocks. */
const columnWidths = [700, 1050];
/** Wider than any screen: the grid takes the values of the first breakpoint that is not exceeded. */
const anyWidth = 100_000;

/** A group of fields with a sentence of help; as many columns as there is room for. */
export function Group({ definition, children }: GroupProps) {
  const { title, help, isOnly, columns } = definition();
  const counts = Array.from({ length: columns }, (_, i) => i + 1);
  const hasHead = (title !== '' && !isOnly) || help !== undefined;
  return (
    <section className="screen-group">
      {hasHead && (
        <header>
          {title !== '' && !isOnly && <h2>{title}</h2>}
          {help && <p className="screen-help">{help}</p>}
        </header>
      )}
      <FormGrid
        breakpoints={[...columnWidths.slice(0, columns - 1), anyWidth]}
        maxColumns={counts}
        minColumns={counts}
        columnGap={24}
        rowGap={16}
        strictAutoFit
      >
        {children}
      </FormGrid>
    </section>
  );
}
