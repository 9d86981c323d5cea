import { expect, it } from 'vitest';
import { plainText } from './records.ts';

it.each([
  ['<p>多行</p><p>第二行</p>', '多行 第二行'],
  ['多行<br>第二行<br />第三行', '多行 第二行 第三行'],
  ['<ul><li><p>甲</p></li><li><p>乙</p></li></ul>', '甲 乙'],
  ['看表<table><tbody><tr><td>甲</td><td>乙</td></tr></tbody></table>回答', '看表 甲 乙 回答'],
  ['<p>一<strong>个</strong>词 &lt;b&gt;</p>', '一个词 <b>'],
])('%s is %s on one line', (html, text) => expect(plainText(html)).toBe(text));
