import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { extensions } from './extensions.ts';
import { withoutLocalPictures } from './pasted.ts';

/** The text as the editor would save it. */
function kept(html: string): string {
  const editor = new Editor({ extensions, content: html });
  const text = editor.getHTML();
  editor.destroy();
  return text;
}

it.each([
  '<p>水 H<sub>2</sub>O，x<sup>2</sup></p>',
  '<h1>一</h1><h2>二</h2><h3>三</h3><h4>四</h4>',
  '<table><tbody><tr><th><p>甲</p></th><th><p>乙</p></th></tr><tr><td colspan="2"><p>1</p><p>2</p></td></tr></tbody></table><p>尾</p>',
  '<ul><li><p>甲</p></li></ul><ol start="3"><li><p>乙</p></li></ol><blockquote><p>引</p></blockquote>',
])('%s stays as it is', (html) => expect(kept(html)).toBe(html));

it('a table keeps its cells however it is written', () => {
  const table = '<table><thead><tr><th>甲</th></tr></thead><tr><td>1<sup>2</sup></td></tr></table>';
  expect(kept(table)).toContain(
    '<table><tbody><tr><th><p>甲</p></th></tr><tr><td><p>1<sup>2</sup></p></td></tr></tbody></table>',
  );
});

it('pictures of another program are left out of what is pasted, and counted', () => {
  const shown = '<img src="https://example.com/a.png"><img src="/api/file/1">';
  expect(
    withoutLocalPictures(`<p>正文<img src="file:///C:/a.png"><img src="data:image/png;base64,AA">${shown}</p>`),
  ).toEqual({
    html: `<p>正文${shown}</p>`,
    count: 2,
  });
  expect(withoutLocalPictures(`<p>${shown}</p>`)).toEqual({ html: `<p>${shown}</p>`, count: 0 });
});
