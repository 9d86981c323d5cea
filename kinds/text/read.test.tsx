import { render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReactNode } from 'react';
import { drawField } from '../screen/drawField.ts';

// KaTeX draws nothing in a page of the old kind, which is what an empty one is here.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' });

const field = { kind: 'text', title: '题干', order: 1 } as const;

function draw(node: ReactNode): HTMLElement {
  return render(<>{node}</>).container;
}

describe('a formula in a cell', () => {
  it('is drawn in plain text, and the words around it stay', async () => {
    const cell = draw(
      drawField({ name: 'titleText', field, value: '计算 $$x^{2}$$ 的值', record: {}, lookups: {}, isCell: true }),
    );
    await waitFor(() => expect(cell.querySelector('.katex')).not.toBeNull(), { timeout: 10_000 });
    expect(cell.textContent).toMatch(/^计算 .* 的值$/s);
    expect(cell.textContent).not.toContain('$$');
  });

  it('is drawn in rich text cut to its words', async () => {
    const cell = draw(
      drawField({
        name: 'title',
        field: { ...field, kind: 'richText' },
        value: '<p>求 $$\\frac{a}{b}$$</p>',
        record: {},
        lookups: {},
        isCell: true,
      }),
    );
    await waitFor(() => expect(cell.querySelector('.katex')).not.toBeNull(), { timeout: 10_000 });
  });

  it('leaves text without one as it was', () => {
    const cell = draw(
      drawField({ name: 'titleText', field, value: '价格 $5 与 $6', record: {}, lookups: {}, isCell: true }),
    );
    expect(cell.textContent).toBe('价格 $5 与 $6');
    expect(cell.querySelector('.screen-formula-text')).toBeNull();
  });
});
