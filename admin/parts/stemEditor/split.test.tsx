import { describe, expect, it } from 'vitest';
import { isRead, splitQuestions } from './split.ts';

/** Each piece in a line: its lines, then kind, stem and key of what was read, or why it was not. */
function told(text: string): string[] {
  return splitQuestions(text).map((piece) => {
    const place = piece.from === piece.to ? `${piece.from}` : `${piece.from}–${piece.to}`;
    if (!isRead(piece)) return `${place} ? ${piece.reason.split(/[；：，]/)[0] ?? ''}`;
    const { type, title, options, answer } = piece.question;
    const key = options
      ? options.flatMap(({ isAnswer }, index) => (isAnswer ? ['ABCDEFGH'[index] ?? ''] : [])).join('')
      : answer?.map(({ anyOf }) => anyOf.join('|')).join(';');
    const stem = title.replace(/<\/p><p>/g, '/').replace(/<[^>]*>/g, '');
    return [place, type, stem, key, ...piece.missing].filter(Boolean).join(' ');
  });
}

const bank = `2024 年教师资格考试题库

一、单选题（每题 2 分，共 4 分）
1. 最小的质数是（　）
A. 1
B. 2
C. 3
答案：B
解析：质数大于 1。
2、下列属于偶数的是（ C ）
A．1  B．3  C．4

二、多项选择题
1．哪些是偶数？
A、1
B、2
C、4
【答案】BC
【解析】能被 2 整除。
三、判断题
1. 地球是圆的。（√）
2. 零是负数。（错）
四、填空题
（1）首都是____，最长的河是____。
答案：北京；长江
（2）圆周率约是____
答案：3.14
五、简答题
1. 为什么？
参考答案：
1. 因为甲。
2. 因为乙。
解析：略
2. 怎么办？
答案：想办法。
六、论述题
1. 谈谈教育。`;

describe('several questions in one text', () => {
  it('a bank with headings: each its kind, answers below, in brackets, and lists within answers', () => {
    expect(told(bank)).toEqual([
      '1 ? 写在题目之前',
      '4–9 single 最小的质数是（　） B',
      '10–11 single 下列属于偶数的是（　） C',
      '14–19 multiple 哪些是偶数？ BC',
      '21 judgment 地球是圆的。（　） A',
      '22 judgment 零是负数。（　） B',
      '24–25 blank 首都是____，最长的河是____。 北京;长江',
      '26–27 blank 圆周率约是____ 3.14',
      '29–33 short 为什么？ 1. 因为甲。\n2. 因为乙。',
      '34–35 short 怎么办？ 想办法。',
      '37 long 谈谈教育。',
    ]);
  });

  it.each([
    ['1. ', '2. '],
    ['1、', '2、'],
    ['１．', '２．'],
    ['(1) ', '(2) '],
    ['（1）', '（2）'],
    ['1）', '2）'],
    ['一、', '二、'],
    ['（一）', '（二）'],
    ['第1题 ', '第2题 '],
    ['第一题：', '第二题：'],
  ])('counted %s and %s, with blank lines between or none', (one, two) => {
    for (const gap of ['\n', '\n\n', '\r\n\r\n'])
      expect(
        told(
          [`${one}甲是？`, 'A. 一', 'B. 二', '答案：A'].join('\n') + gap + [`${two}乙是？`, '答案：丙'].join('\n'),
        ).map((line) => line.replace(/^\S+ /, '')),
      ).toEqual(['single 甲是？ A', 'short 乙是？ 丙']);
  });

  it('questions without numbers: by blank lines, or where an answer ends', () => {
    const one = '甲是？\nA. 一\nB. 二\n答案：A';
    const two = '乙是？\nA. 三\nB. 四\n答案：B\n解析：略';
    for (const text of [
      `${one}\n\n${two}`,
      `${one}\n${two}`,
      `${two.replace('乙', '甲').replace('：B', '：A')}\n${two}`,
    ])
      expect(told(text).map((line) => line.replace(/^\S+ /, ''))).toEqual(['single 甲是？ A', 'single 乙是？ B']);
    // The stem, its options and its answer may stand apart too.
    expect(told(`甲是？\n\nA. 一\nB. 二\n\n答案：A\n\n乙是？\n\n答案：丙`)).toEqual([
      '1–6 single 甲是？ A',
      '8–10 short 乙是？ 丙',
    ]);
    expect(told('1. 地球是圆的（√）\n2. 零是负数（ 错误 ）。')).toEqual([
      '1 judgment 地球是圆的（　） A',
      '2 judgment 零是负数（　）。 B',
    ]);
    expect(told('判断题\n地球是圆的（√）\n零是负数（×）')).toEqual([
      '2 judgment 地球是圆的（　） A',
      '3 judgment 零是负数（　） B',
    ]);
  });

  it('where nobody can tell the analysis from the next stem nothing is guessed', () => {
    expect(told('甲是？\nA. 一\nB. 二\n答案：A\n解析：略\n而且\n乙是？\nA. 三\nB. 四\n答案：B')).toEqual([
      '1–10 ? 有几个答案',
    ]);
  });

  it('lists in stems, answers and analyses are no questions; numbers may begin anew or leave one out', () => {
    expect(
      told(
        '1. 步骤有：\n(1) 甲\n(2) 乙\n先后是？\n答案：1. 先甲\n2. 后乙\n2. 下列正确的是\nA. 一\nB. 二\n答案：A\n解析：\n1. 因为\n2. 所以\n3. 末题\n答案：丁\n5. 漏号\n答案：戊\n1. 重来\nA. 一\nB. 二\n答案：B',
      ),
    ).toEqual([
      '1–6 short 步骤有：/(1) 甲/(2) 乙/先后是？ 1. 先甲\n2. 后乙',
      '7–13 single 下列正确的是 A',
      '14–15 short 末题 丁',
      '16–17 short 漏号 戊',
      '18–21 single 重来 B',
    ]);
  });

  it('a year or a list behind the sign is no part of the number', () => {
    expect(told('1.2023年是？\n答案：兔年\n2、3 和 5 的和是？\n答案：8\n3.5G 的特点是？\n答案：快')).toEqual([
      '1–2 short 2023年是？ 兔年',
      '3–4 short 3 和 5 的和是？ 8',
      '5–6 short 5G 的特点是？ 快',
    ]);
    expect(told('1. 甲\n3.14 是常数\n答案：乙')).toEqual(['1–3 short 甲/3.14 是常数 乙']);
  });

  it('what cannot be read is kept with its lines and the reason', () => {
    const pieces = splitQuestions('1. 没有答案\n2. 缺项\nA. 一\nC. 三\n答案：A\n3. 好的\n答案：甲');
    expect(pieces[0]).toMatchObject({ from: 1, to: 1, text: '没有答案', reason: expect.stringContaining('没有选项') });
    expect(pieces[1]).toMatchObject({ from: 2, to: 5, text: '缺项\nA. 一\nC. 三\n答案：A' });
    expect(told('一、填空题\n1. ____ 和 ____\n答案：甲\n2. 选\nA. 一\nB. 二\n答案：A')).toEqual([
      '2–3 ? 题干有 2 个空',
      '4–7 ? 标题写的是填空题',
    ]);
    expect(told('一、单选题\n1. 什么？\n答案：甲')).toEqual(['2–3 ? 标题写的是单选题']);
  });

  it('answers of all questions in one place go to none of them', () => {
    const questions = '1. 甲\nA. 一\nB. 二\n2. 乙\nA. 三\nB. 四\n';
    for (const list of ['参考答案\n1. A 2. B', '答案：\n1-2 AB', '【参考答案】\n1.A\n2.B'])
      expect(told(`${questions}${list}`).map((line) => line.replace(/^\S+ /, ''))).toEqual([
        'single 甲 没有认出正确答案',
        'single 乙 没有认出正确答案',
        '? 这是集中写的答案',
      ]);
  });

  it('what is missing is named: keys, gaps, and what a text cannot hold', () => {
    expect(
      told(
        '1. 【多选题】偶数有\nA. 1\nB. 2\n答案：B\n2. 【填空题】首都\n答案：北京\n3. 看【图片】\nA. 【公式】\nB. 二',
      ),
    ).toEqual([
      '1–4 multiple 偶数有 B 多选题至少要有两个正确答案',
      '5–6 blank 首都 北京 题干中没有空，请用 ____ 或（　）标出',
      expect.stringMatching(/^7–9 single 看【图片】 没有认出正确答案 【图片】处.* 【公式】处/),
    ]);
  });

  it('signs of HTML are text, and one question is one', () => {
    expect(splitQuestions('1. <b> 是？\nA. 1 < 2\nB. 粗体\n答案：B')).toEqual([
      expect.objectContaining({
        question: expect.objectContaining({
          title: '<p>&lt;b&gt; 是？</p>',
          options: [
            { content: '1 &lt; 2', isAnswer: false },
            { content: '粗体', isAnswer: true },
          ],
        }),
      }),
    ]);
    expect(splitQuestions(' \n\n')).toEqual([]);
  });
});
