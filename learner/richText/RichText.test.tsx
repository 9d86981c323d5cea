import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plainText, textAsHtml } from './richHtml.ts';
import { RichText } from './RichText.tsx';

describe('RichText', () => {
  it('shows markup', () => {
    render(<RichText html="<p>水的<strong>沸点</strong></p>" />);
    expect(screen.getByText('沸点').tagName).toBe('STRONG');
  });

  it('lets pictures wait until they come near, and gives each a text in their place', () => {
    const { container } = render(<RichText html='<p><img src="/api/file/1" width="40" height="30"></p>' />);
    const image = container.querySelector('img');
    expect(image?.getAttribute('loading')).toBe('lazy');
    expect(image?.getAttribute('alt')).toBe('');
    expect(image?.getAttribute('width')).toBe('40');
  });

  it('makes a table reachable by keyboard, as it may scroll', () => {
    const { container } = render(<RichText html="<table><tbody><tr><td>1</td></tr></tbody></table>" />);
    const frame = container.querySelector('table')?.parentElement;
    expect(frame?.className).toBe('rich-wide');
    expect(frame?.getAttribute('tabindex')).toBe('0');
  });

  it('draws formulas once they can be drawn, not those in code', async () => {
    const { container } = render(<RichText html="<p>设 $$x^2$$，</p><code>$$y$$</code>" />);
    await waitFor(() => expect(container.querySelectorAll('.katex')).toHaveLength(1), { timeout: 20_000 });
    expect(container.querySelector('annotation')?.textContent).toBe('x^2');
    expect(container.querySelector('code')?.textContent).toBe('$$y$$');
  });

  it('draws a formula that was written over several lines', async () => {
    const { container } = render(
      <RichText
        html={'<p>设$$</p><p>\\begin{aligned}</p><p>x&amp;=1\\\\<br>y&amp;=2</p><p>\\end{aligned}</p><p>$$，求 x。</p>'}
      />,
    );
    await waitFor(() => expect(container.querySelectorAll('.katex')).toHaveLength(1), { timeout: 20_000 });
    expect(container.querySelector('.katex-error')).toBeNull();
    expect(container.textContent).toContain('求 x。');
  });

  it('a large picture can be enlarged, a small sign cannot; Escape and Back close it', async () => {
    const { container } = render(<RichText html='<p><img src="/api/file/1" alt="电路"><img src="/api/file/2"></p>' />);
    const [large, small] = container.querySelectorAll('img');
    if (!large || !small) throw new Error('no pictures');
    Object.defineProperty(large, 'naturalWidth', { value: 800 });
    Object.defineProperty(small, 'naturalWidth', { value: 20 });
    for (const image of [large, small]) fireEvent.load(image);
    fireEvent.click(small);
    fireEvent.click(large);
    const shown = await waitFor(
      () => document.querySelector('dialog.picture img') ?? Promise.reject(new Error('not yet')),
      { timeout: 20_000 },
    );
    expect(shown.getAttribute('src')).toContain('/api/file/1');
    await waitFor(() => expect(window.history.state).toMatchObject({ overlay: 1 }));
    window.history.back();
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  });

  it('in an option a tap on a picture chooses; its button enlarges it', async () => {
    const { container } = render(
      <label>
        <input type="radio" />
        <RichText html='<p><img src="/api/file/1" alt="甲图"></p>' />
      </label>,
    );
    const image = container.querySelector('img');
    const choice = container.querySelector('input');
    if (!image || !choice) throw new Error('no option');
    Object.defineProperty(image, 'naturalWidth', { value: 800 });
    fireEvent.load(image);
    fireEvent.click(image);
    expect(choice.checked).toBe(true);
    expect(document.querySelector('dialog.picture')).toBeNull();
    fireEvent.click(container.querySelector('.rich-enlarge') ?? image);
    await waitFor(() => expect(document.querySelector('dialog.picture')).not.toBeNull(), { timeout: 20_000 });
    await waitFor(() => expect(window.history.state).toMatchObject({ overlay: 1 }));
    window.history.back();
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  });

  it('a cell grows with its formula: only the table scrolls', async () => {
    const long = '\\mathrm{2CH_3CH_2OH + O_2 \\rightarrow 2CH_3CHO + 2H_2O}';
    const { container } = render(
      <RichText
        html={`<table><tbody><tr><td>$$${long}$$</td><td>其中的现象和结论都正确的是 $$x$$</td><td>甲</td></tr></tbody></table>`}
      />,
    );
    await waitFor(() => expect(container.querySelectorAll('.katex')).toHaveLength(2), { timeout: 20_000 });
    expect([...container.querySelectorAll('td')].map(({ className }) => className)).toEqual([
      'has-formula',
      'has-words',
      '',
    ]);
    expect(container.querySelectorAll('.rich-wide, [tabindex]')).toHaveLength(1);
  });

  it('says where a picture did not come, and asks for it again', () => {
    const { container } = render(<RichText html='<p><img src="/api/file/1" alt="电路"></p>' />);
    const image = container.querySelector('img');
    if (!image) throw new Error('no picture');
    for (let time = 0; time < 2; time += 1) fireEvent.error(image);
    expect(screen.getAllByText('图片没有加载出来：电路')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.queryByText(/图片没有加载出来/)).toBeNull();
    expect(image.parentElement?.className).toBe('rich-picture');
    fireEvent.error(image);
    expect(screen.getByText(/图片没有加载出来/)).toBeTruthy();
  });

  it('draws words of LaTeX outside of formulas, and their underline in them', async () => {
    const { container } = render(<RichText html={'<p>\\textbf{注} 得 ~\\uline{~~}~ 元，$$\\uline{x}$$</p>'} />);
    expect(container.querySelector('b')?.textContent).toBe('注');
    expect(container.querySelector('u')?.textContent).toBe('\u00a0\u00a0');
    await waitFor(() => expect(container.querySelector('.katex .underline')).not.toBeNull(), { timeout: 20_000 });
    expect(container.querySelector('.katex-error')).toBeNull();
  });

  it('draws words of text mode as formulas converted from other formats have them', async () => {
    const { container } = render(<RichText html={'<p>$$1\\textless{}2$$</p>'} />);
    await waitFor(() => expect(container.querySelectorAll('.katex')).toHaveLength(1), { timeout: 20_000 });
    expect(container.querySelector('.katex-html')?.textContent).toBe('1<2');
  });

  it('shows a formula that cannot be drawn as it was written', async () => {
    const { container } = render(<RichText html="<p>$$\frac{1$$</p>" />);
    await waitFor(() => expect(container.querySelector('.katex-error')?.textContent).toContain('\\frac{1'));
  });
});

describe('texts', () => {
  it('plain text stays what it is', () => {
    const text = '<script>alert("1")</script> & \'a\'';
    const { container } = render(<RichText html={textAsHtml(text)} />);
    expect(container.textContent).toBe(text);
    expect(container.querySelector('script')).toBeNull();
  });

  it('reads markup as one line', () => {
    expect(plainText('<p>一</p>\n<p>二 &lt;三&gt;</p>')).toBe('一 二 <三>');
  });
});
