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

  it('a picture beside a mark is kept', () => {
    const img = '<img src="/api/file/1">';
    expect(contents(`看图\nA.${img}甲\nB.${img} 乙 C. ${img}\n${img}D. ${img}丁 ${img}`)).toEqual([
      `${img}甲`,
      `${img} 乙`,
      `${img}<br>${img}`,
      `${img}丁 ${img}`,
    ]);
    expect(contents(`看图\n${img}A. 甲\nB. 乙${img}  ${img}C. 丙`)).toEqual(['甲', `乙${img}  ${img}`, '丙']);
    expect(read(`看图\n${img}A. 甲\nB. 乙`)?.title).toBe(`<p>看图</p><p>${img}</p>`);
    expect(read(`看图\nA. 甲\nB. 乙\n答案：B${img}`)?.analysis).toBe(`<p>答案：B${img}</p>`);
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

  it('an answer in the stem is one only in brackets that are a gap, by letters of options that there are', () => {
    const four = '\nA. 1\nB. 2\nC. 3\nD. 4';
    for (const stem of [
      '若 P(A)=0.3，则对立事件的概率是',
      '若 P (A) = 0.3，则对立事件的概率是',
      '若 P（A）=0.3，则对立事件的概率是',
      '矩阵的秩 r(A)=2',
      '缺乏维生素(A)会得什么病',
      '若 $$P(A)=0.3$$ 且 $$( A )$$，则',
      '最小的质数是（ E ）',
      '甲（ A ）与乙（ B ）是',
      '缺乏维生素（A）会得（　）',
    ])
      expect(read(`${stem}${four}`), stem).toMatchObject({
        title: `<p>${stem}</p>`,
        options: Array.from({ length: 4 }, () => ({ isAnswer: false })),
      });
    for (const [stem, title] of [
      ['最小的质数是（B）。', '最小的质数是（　）。'],
      ['最小的质数是 ( B )', '最小的质数是 (　)'],
      ['最小的质数是____(B)', '最小的质数是____(　)'],
    ])
      expect(read(`${stem ?? ''}${four}`), stem).toMatchObject({
        title: `<p>${title ?? ''}</p>`,
        options: [{}, { isAnswer: true }, {}, {}],
      });
  });

  it('a tick or a cross in the brackets of a stem is an answer where 判断 is said or chosen', () => {
    const right = {
      type: 'judgment',
      title: '<p>地球是圆的（　）</p>',
      options: [{ isAnswer: true }, { isAnswer: false }],
    };
    expect(read('【判断题】地球是圆的（ √ ）')).toMatchObject(right);
    expect(read('地球是圆的（ √ ）', 'judgment')).toMatchObject(right);
    expect(read('地球是方的（×）', 'judgment')).toMatchObject({ options: [{ isAnswer: false }, { isAnswer: true }] });
    expect(read('地球是圆的（ √ ）')).toBeUndefined();
    expect(read('地球是圆的（ √ ）', 'single')).toBeUndefined();
  });

  it('the analysis may stand before the answer', () => {
    const analysis = '<p>因为 2 是质数。</p><p>答案不是 1。</p>';
    expect(read('最小的质数是\nA. 1\nB. 2\n解析：因为 2 是质数。\n答案不是 1。\n答案：B')).toMatchObject({
      options: [{ isAnswer: false }, { isAnswer: true }],
      analysis,
    });
    expect(read('为什么？\n【分析】因为。\n【答案】所以。\n【详解】而且。')).toEqual({
      type: 'short',
      title: '<p>为什么？</p>',
      answer: [{ anyOf: ['所以。'] }],
      analysis: '<p>【分析】因为。</p><p>【详解】而且。</p>',
    });
    expect(read('评价。\n答案：观点：好。\n分析：因为。\n解析：略')).toMatchObject({
      answer: [{ anyOf: ['观点：好。\n分析：因为。'] }],
      analysis: '<p>略</p>',
    });
  });

  it('what stands behind the answer is no part of it, and kept', () => {
    const text = '最小的质数是\nA. 1\nB. 2\nC. 3\n';
    for (const [answer, key, analysis] of [
      ['答案：B\n难度：B级\n知识点：质数', ['1', '*2', '3'], '<p>难度：B级</p><p>知识点：质数</p>'],
      ['难度：容易\n答案：B\n解析：略\n来源：教材', ['1', '*2', '3'], '<p>难度：容易</p><p>略</p><p>来源：教材</p>'],
      ['答案：B 难度：易', ['1', '*2', '3'], '<p>难度：易</p>'],
      ['答案：B. 2', ['1', '*2', '3'], undefined],
      ['答案：B（2）', ['1', '*2', '3'], undefined],
      ['答案：A.1；C. 3', ['*1', '2', '*3'], undefined],
      ['答案：A、C。', ['*1', '2', '*3'], undefined],
      ['答案：（B）', ['1', '*2', '3'], undefined],
      ['【答案】B【解析】略', ['1', '*2', '3'], '<p>略</p>'],
      ['答案：\nB', ['1', '*2', '3'], undefined],
      ['答案：B. 3', ['1', '2', '3'], '<p>答案：B. 3</p>'],
      ['答案：BAD', ['1', '2', '3'], '<p>答案：BAD</p>'],
      ['【答案】选第二个\n略', ['1', '2', '3'], '<p>【答案】选第二个</p><p>略</p>'],
    ] as const) {
      expect(contents(text + answer), answer).toEqual(key);
      expect(read(text + answer)?.analysis, answer).toBe(analysis);
    }
    expect(read('地球是圆的\n答案：对\n难度：易')).toMatchObject({ type: 'judgment', analysis: '<p>难度：易</p>' });
    expect(read('为什么？\n答案：因为。\n所以。\n难度：易')).toMatchObject({
      answer: [{ anyOf: ['因为。\n所以。'] }],
      analysis: '<p>难度：易</p>',
    });
    expect(read('求和。 答案：3')?.title).toBe('<p>求和。</p>');
  });

  it('a number before 、 is the stem’s own where another follows', () => {
    const title = (stem: string) => read(`${stem}\n答案：略`)?.title.replace(/<\/?p>/g, '');
    for (const stem of [
      '2、3 和 5 的最小公倍数是',
      '2、 3 的和是',
      '2、$$3$$ 和 5 的最小公倍数是',
      '3.14 是无理数吗',
      '第3题和第4题的关系是',
    ])
      expect(title(stem)).toBe(stem);
    for (const stem of [
      '【简答题】2. 求和',
      '2.（简答）求和',
      '12、求和',
      '1. 求和',
      '1.求和',
      '3）求和',
      '第 3 题 求和',
    ])
      expect(title(stem), stem).toBe('求和');
  });

  it('nothing in formulas, code, tables and lists is a mark, and dialogues are none', () => {
    for (const html of [
      '<p>三角形中</p><p>$$\\angle A:\\angle B:\\angle C$$</p><p>$$A. 1$$</p><p>$$B. 2$$</p>',
      '<p>运行</p><pre><code>A. 1\nB. 2\n答案：1</code></pre>',
      '<p>读表</p><table><tbody><tr><td>A. 1</td></tr><tr><td>B. 2</td></tr></tbody></table>',
      '<p>读</p><ul><li><p>A. 1</p></li><li><p>B. 2</p></li></ul>',
      '<p>谁说谎？</p><p>A 说：是 B。</p><p>B 说：不是。</p>',
      '<p>谁说谎？</p><p>A：是 B。</p><p>B：不是。</p>',
      '<p>谁说谎？ A 说：是 B。 B 说：不是。</p>',
    ])
      expect(wholeQuestion({ html, type: '' }), html).toBeUndefined();
    const code = '<pre><code>A. 1\nB. 2</code></pre>';
    expect(wholeQuestion({ html: `<p>运行</p>${code}<p>A. 3</p><p>B. 4</p><p>答案：B</p>`, type: '' })).toMatchObject({
      title: `<p>运行</p>${code}`,
      options: [{ content: '3' }, { content: '4', isAnswer: true }],
    });
    expect(contents('比是\nA. $$\\angle A:\\angle B$$\nB. $$1 B. 2$$\n答案：A')).toEqual([
      '*$$\\angle A:\\angle B$$',
      '$$1 B. 2$$',
    ]);
  });

  it('a kind that the text says stays', () => {
    const options = '\nA. 1\nB. 2\nC. 4\n';
    expect(read(`【多选题】哪些是偶数${options}答案：A`)).toMatchObject({
      type: 'multiple',
      title: '<p>哪些是偶数</p>',
    });
    expect(read(`（单选题）哪个是偶数${options}答案：BC`)).toMatchObject({
      type: 'single',
      options: [{ isAnswer: false }, { isAnswer: false }, { isAnswer: false }],
      analysis: '<p>答案：BC</p>',
    });
    for (const kind of ['填空', '简答', '判断'])
      expect(read(`【${kind}题】哪些是偶数${options}答案：A`), kind).toBeUndefined();
    expect(read('【单选题】哪个是偶数\n答案：2')).toBeUndefined();
    expect(read('【填空题】“错”的反义词是____\n答案：对')).toMatchObject({
      type: 'blank',
      answer: [{ anyOf: ['对'] }],
    });
  });

  it('options are right and wrong only where they say no more', () => {
    for (const [one, other] of [
      ['正确', '错误'],
      ['对', '错'],
      ['√', '×'],
    ])
      expect(read(`地球是方的\nA. ${one ?? ''}\nB. ${other ?? ''}\n答案：B`), one).toMatchObject({
        type: 'judgment',
        options: [{ content: '正确' }, { content: '错误', isAnswer: true }],
      });
    for (const [one, other] of [
      ['a', 'b'],
      ['A', 'B'],
      ['T', 'F'],
      ['是', '否'],
      ['错误', '正确'],
    ])
      expect(read(`选\nA. ${one ?? ''}\nB. ${other ?? ''}\n答案：B`), one).toMatchObject({
        type: 'single',
        options: [{ content: one }, { content: other, isAnswer: true }],
      });
    expect(read('你喜欢吗？\n答案：是')?.type).toBe('short');
    expect(read('【判断题】地球是圆的\n答案：T')?.options?.[0]?.isAnswer).toBe(true);
  });

  it('answers of gaps may be numbered, and are as many as these', () => {
    const keys = (answer: string) =>
      read(`首都是____，最长的河是____\n答案：${answer}`)?.answer?.map(({ anyOf }) => anyOf.join('|'));
    for (const answer of ['1. 北京 2. 长江', '1、北京\n2、长江', '（1）北京；（2）长江', '①北京 ②长江', '北京；长江'])
      expect(keys(answer), answer).toEqual(
        [answer.includes('（1）') ? '北京；' : '北京', '长江'].map((key) => key.replace('；', '')),
      );
    for (const answer of ['北京 长江', '1. 北京 2. 长江 3. 黄河', '北京；'])
      expect(keys(answer), answer).toBeUndefined();
    expect(read('圆周率约是____\n答案：3.14')?.answer).toEqual([{ anyOf: ['3.14'] }]);
  });

  it('options without spaces between are read where every letter follows', () => {
    expect(contents('选\nA.甲B.乙C.丙\n答案：C')).toEqual(['甲', '乙', '*丙']);
    expect(contents('选\nA、甲；B、乙\n答案：B')).toEqual(['甲；', '*乙']);
    expect(contents('选\nA．甲B．乙\nC．丙D．丁')).toEqual(['甲', '乙', '丙', '丁']);
    expect(contents('Who leads the U.S. now?\nA. J. Smith\nB. Mr. K. Lee\n答案：A')).toEqual([
      '*J. Smith',
      'Mr. K. Lee',
    ]);
    expect(contents('选\nA. 缺维生素B.\nB. 缺钙')).toEqual(['缺维生素B.', '缺钙']);
    for (const text of [
      'A.甲C.丙D.丁',
      'A.甲B乙C.丙',
      'A. 甲\nB. 乙C.丙',
      'A. 甲 C. 丙\nB. 乙 D. 丁',
      'A. 甲\nC. 丙\nD. 丁\n答案：C',
      'A.\nB. 乙',
    ])
      expect(read(`选\n${text}`), text).toBeUndefined();
  });

  it('two questions are not one', () => {
    const one = '1. 选\nA. 甲\nB. 乙';
    for (const text of [
      `${one}\n答案：A\n${one.replace('1', '2')}\n答案：B`,
      `${one}\n${one}\n答案：B`,
      `${one}\n2. 为什么？`,
      `${one}\n（2）为什么？\n答案：B`,
      `为什么？\n答案：因为\n${one}`,
    ])
      expect(read(text), text).toBeUndefined();
  });

  it('what an answer of plain text would lose makes no offer', () => {
    for (const answer of ['x<sup>2</sup>', '<img src="/api/file/1">', '见图<img src="/api/file/1">'])
      expect(read(`求\n答案：${answer}`), answer).toBeUndefined();
  });

  it('a short or long question that is answered stays as it is, one that is not becomes a choice only with its key', () => {
    const text = '阅读\nA. 甲\nB. 乙';
    expect(read(text, 'long')).toBeUndefined();
    expect(read(`${text}\n答案：A`, 'long')?.type).toBe('single');
    expect(wholeQuestion({ html: '<p>阅读</p><p>答案：略</p>', type: 'long', isAnswered: true })).toBeUndefined();
  });

  it('what is a stem alone stays one', () => {
    for (const stem of [
      '',
      '3.14 是无理数吗',
      '阅读材料，A. 说了什么？',
      '已知 A 和 B，求 A 的解析式',
      'A. 只有一个选项',
      '答案：B',
      '选出正确的\n答案：B',
      '选\na. 1\nb. 2\n答案：b',
      '12.\nA. 1\nB. 2',
      '12 + 5 = ？ 答案：____',
    ])
      expect(read(stem), stem).toBeUndefined();
  });
});
