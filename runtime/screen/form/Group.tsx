import { FormGrid } from '@formily/antd-v5/esm/form-grid/index.js';
import type { ReactNode } from 'react';

export interface GroupProps {
  definition(): { title: string; help: string | undefined; isOnly: boolean };
  children?: ReactNode;
}

/** The width from which a group has two columns: its own, since forms stand in pages, drawers and blocks. */
const twoColumns = 700;
/** Wider than any screen: the grid takes the values of the first breakpoint that is not exceeded. */
const anyWidth = 100_000;

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
      <FormGrid
        breakpoints={[twoColumns, anyWidth]}
        maxColumns={[1, 2]}
        minColumns={[1, 2]}
        columnGap={24}
        rowGap={16}
        strictAutoFit
      >
        {children}
      </FormGrid>
    </section>
  );
}
