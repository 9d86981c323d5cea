import { describe, expect, it } from 'vitest';
import { wholeQuestion } from './whole.ts';

/** As the editor has what is pasted: a paragraph a line. */
const read = (text: string, type = '') =>
  wholeQuestion({
    html: text
      .split('\n')
      .map((line) => `<p>${line}</p>`)
      .join(''),
    type,
  });
const contents = (text: string, type?: string) =>
  read(text, type)?.options?.map(({ content, isAnswer }) => `${isAnswer ? '*' : ''}${content}`);

describe('a whole question in one text', () => {
  it('a line an option, then answer and analysis', () => {
    expect(read('12. 最小的质数是（　）\nA. 1\nB．2\nC、3\nD) 4\n答案：B\n解析：质数大于 1。\n第二行')).toEqual({
      type: 'single',
      title: '<p>最小的质数是（　）</p>',
      options: [
        { content: '1', isAnswer: false },
        { content: '2', isAnswer: true },
        { content: '3', isAnswer: false },
        { content: '4', isAnswer: false },
      ],
      analysis: '<p>质数大于 1。</p><p>第二行</p>',
    });
  });

  it('options side by side, an answer in brackets, everything in one line', () => {
    expect(contents('偶数有\nA. 1  B. 2&nbsp;&nbsp;C. 3　D. 4\n【答案】 B、D')).toEqual(['1', '*2', '3', '*4']);
    expect(read('偶数有 A. 1 B. 2 答案：B 解析：能被 2 整除')).toEqual({
      type: 'single',
      title: '<p>偶数有</p>',
      options: [
        { content: '1', isAnswer: false },
        { content: '2', isAnswer: true },
      ],
      analysis: '<p>能被 2 整除</p>',
    });
  });

  it('an answer in the brackets of the stem is taken out of it, unless the answer stands below', () => {
    expect(read('最小的质数是（ B ）。\nA.1\nB.2')).toMatchObject({
      title: '<p>最小的质数是（　）。</p>',
      options: [{ isAnswer: false }, { content: '2', isAnswer: true }],
    });
    expect(read('因子（ A ）是\nA.1\nB.2\n答案：B')?.title).toBe('<p>因子（ A ）是</p>');
  });

  it('marks and pictures are kept, also where a mark cuts through bold', () => {
    expect(
      wholeQuestion({
        html: '<p>看图<img src="/api/file/1"></p><p><strong>A. 甲 B. 乙</strong><img src="/api/file/2"></p><p>答案：A</p>',
        type: '',
      }),
    ).toMatchObject({
      title: '<p>看图<img src="/api/file/1"></p>',
      options: [
        { content: '<strong>甲</strong>', isAnswer: true },
        { content: '<strong>乙</strong><img src="/api/file/2">', isAnswer: false },
      ],
    });
  });

  it('the kind follows from what is there', () => {
    expect(read('哪些是偶数\nA. 1\nB. 2\nC. 4\n答案：BC')?.type).toBe('multiple');
    expect(read('（判断题）地球是圆的\n答案：对')).toEqual({
      type: 'judgment',
      title: '<p>地球是圆的</p>',
      options: [
        { content: '正确', isAnswer: true },
        { content: '错误', isAnswer: false },
      ],
    });
    expect(contents('地球是方的\nA. 正确\nB. 错误\n答案：B')).toEqual(['正确', '*错误']);
    expect(read('首都是____，最长的河是____\n答案：北京|首都；长江')).toMatchObject({
      type: 'blank',
      answer: [{ anyOf: ['北京', '首都'] }, { anyOf: ['长江'] }],
    });
    expect(read('为什么？\n答案：因为。\n所以。')).toMatchObject({
      type: 'short',
      answer: [{ anyOf: ['因为。\n所以。'] }],
    });
    expect(read('为什么？\n答案：因为。', 'long')?.type).toBe('long');
  });

  it('what is a stem alone stays one', () => {
    for (const stem of [
      '',
      '3.14 是无理数吗',
      '阅读材料，A. 说了什么？',
      '已知 A 和 B，求 A 的解析式',
      'A. 只有一个选项',
      '答案：B',
    ])
      expect(read(stem), stem).toBeUndefined();
  });
});
