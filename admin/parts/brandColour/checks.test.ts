import { expect, it } from 'vitest';
import { checksOf } from './checks.ts';

it('U5 every ratio that people read has a name, and holds', () => {
  const { rows } = checksOf('#FFD400');
  expect(rows).toHaveLength(8);
  for (const { name, minimum, light, dark } of rows) {
    expect(name).not.toBe('');
    expect(light).toBeGreaterThanOrEqual(minimum);
    expect(dark).toBeGreaterThanOrEqual(minimum);
  }
});

it('says where a colour was changed and why, in either appearance', () => {
  const { sentences } = checksOf('#FFD400');
  expect(sentences[0]).toMatch(/^浅色：按钮用 #[0-9A-F]{6}，因为白字在您选的颜色上只有 1\.4 : 1，看不清。$/);
  expect(sentences).toContainEqual(
    expect.stringMatching(/^浅色：链接和选中的文字用 #.*在标签的底色上只有 .*看不清。$/),
  );
  expect(sentences).toContainEqual(expect.stringMatching(/^浅色：线条、图标和进度用 #.*在卡片上只有 .*不够明显。$/));
  expect(sentences).toContainEqual(expect.stringMatching(/^深色：按钮用 #/));
  expect(sentences.filter((sentence) => sentence.startsWith('深色'))).toHaveLength(1);
});

it('says of a colour that is read everywhere that it is taken as it is', () => {
  expect(checksOf('#0A5C40').sentences[0]).toBe('浅色：您选的颜色处处看得清，原样使用。');
});
