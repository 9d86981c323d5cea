import { describe, expect, it } from 'vitest';
import { splitStem } from './passage.ts';

const paragraph = (length: number): string => `<p>${'山高水长'.repeat(length / 4)}。</p>`;

describe('splitStem', () => {
  it('sets a long passage apart from what is asked about it', () => {
    const asked = '<p>下列对文中画线句子的理解，正确的一项是（　　）</p>';
    expect(splitStem(`${paragraph(800)}${paragraph(1600)}${asked}`)).toEqual({
      passage: paragraph(800) + paragraph(1600),
      asked,
    });
  });

  it('does so for lines of one paragraph as well', () => {
    const split = splitStem(`<p>${'江流有声'.repeat(200)}<br>${'断岸千尺'.repeat(50)}。<br>作者为什么这样写？</p>`);
    expect(split?.asked).toBe('<p>作者为什么这样写？</p>');
    expect(split?.passage).not.toContain('作者');
  });

  it('leaves what is short, or one piece, as it is', () => {
    expect(splitStem('<p>水的沸点是多少？</p>')).toBeUndefined();
    expect(splitStem(`${paragraph(200)}<p>是哪一年？</p>`)).toBeUndefined();
    expect(splitStem(paragraph(2400))).toBeUndefined();
  });

  it('leaves a question that is itself long', () => {
    expect(splitStem(`${paragraph(800)}${paragraph(400)}`)).toBeUndefined();
  });

  it('numbered questions stay together, from the first on, however long', () => {
    const asked = `<p>（1）概括第一段的内容。</p><p>（2）${'赏析这一句'.repeat(70)}。</p><p>(3) 结尾有什么作用？</p>`;
    expect(splitStem(`${paragraph(800)}${asked}`)).toEqual({ passage: paragraph(800), asked });
  });

  it.each([
    ['where a sentence goes on', `<p>${'江流有声'.repeat(120)}<br>以下是他的话。</p>`],
    ['at a question that follows another one', `${paragraph(800)}<p>3．概括第一段。</p><p>4．结尾有什么作用？</p>`],
    [
      'where only a later one of the numbered questions is a line',
      `<p>${'江流有声'.repeat(200)}。（1）是谁？</p><p>（2）为什么？</p>`,
    ],
    [
      'at steps, which are not questions',
      `${paragraph(800)}<p>进行如下实验：</p><p>(1) 加热；</p><p>(2) 冷却。原因是什么？</p>`,
    ],
    ['before a table', `${paragraph(800)}<table><tbody><tr><td>下列哪项正确？</td></tr></tbody></table>`],
    ['between rows that are written in signs', `<p>${'江流有声'.repeat(200)}。<br>| 甲 | 乙 |<br>| 以下 | 2. |</p>`],
    [
      'within a table of LaTeX',
      `<p>${'江流有声'.repeat(200)}。<br>\\begin{array}{l} 甲。<br>以下 \\\\ \\end{array}</p>`,
    ],
    ['where nothing is asked', `${paragraph(800)}<p>山高月小。</p>`],
    ['before statements to choose from', `${paragraph(800)}<p>①甲正确；</p><p>其中正确的是（　　）</p>`],
  ])('does not cut %s', (_where, html) => {
    expect(splitStem(html)).toBeUndefined();
  });

  it('a table that is read stands with what is read', () => {
    const table = '<table><tbody><tr><td>甲</td></tr></tbody></table>';
    expect(splitStem(`${paragraph(800)}${table}<p>结合上表，谈谈你的看法。</p>`)?.passage).toBe(paragraph(800) + table);
  });

  it('never cuts a formula', () => {
    expect(splitStem(`${paragraph(800)}<p>已知 $$x</p><p>=1$$，求下列各式的值。</p>`)).toBeUndefined();
  });
});
