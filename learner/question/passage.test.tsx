import { describe, expect, it } from 'vitest';
import { splitStem } from './passage.ts';

const paragraph = (length: number): string => `<p>${'山高水长'.repeat(length / 4)}</p>`;

describe('splitStem', () => {
  it('sets a long passage apart from what is asked about it', () => {
    const asked = '<p>下列对文中画线句子的理解，正确的一项是（　　）</p>';
    expect(splitStem(`${paragraph(800)}${paragraph(1600)}${asked}`)).toEqual({ passage: paragraph(800) + paragraph(1600), asked });
  });

  it('does so for lines of one paragraph as well', () => {
    const split = splitStem(`<p>${'江流有声'.repeat(200)}<br>${'断岸千尺'.repeat(50)}<br>作者为什么这样写？</p>`);
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

  it('never cuts a formula', () => {
    expect(splitStem(`${paragraph(800)}<p>已知 $$x</p><p>=1$$，求下列各式的值。</p>`)).toBeUndefined();
  });
});
