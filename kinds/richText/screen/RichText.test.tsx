import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from './RichText.tsx';

it('draws words of LaTeX and formulas as learners see them, but for those in code', async () => {
  const html = '<p>~\\uline{~~}~ 元，$$1\\textless{}2$$ 和 $x$</p><p>$$y</p><p>z$$</p><code>$a$</code>';
  const { container } = render(<RichText html={html} />);
  expect(container.querySelector('u')?.textContent).toBe('\u00a0\u00a0');
  await waitFor(() => expect(container.querySelectorAll('.katex')).toHaveLength(3), { timeout: 20_000 });
  expect(container.querySelector('.katex-html')?.textContent).toBe('1<2');
  expect(container.querySelector('.katex-error')).toBeNull();
  expect(container.querySelector('code')?.textContent).toBe('$a$');
});
