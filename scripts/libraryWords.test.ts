import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './install.mjs';
import { inChinese, libraryWords } from './libraryWords.ts';

it.each(Object.entries(libraryWords))('%s still says what is said in Chinese instead', (file, words) => {
  const code = readFileSync(join(projectRoot, 'node_modules', file), 'utf8');
  const said = inChinese({ file, code, words });
  for (const [english, chinese] of Object.entries(words)) {
    expect(said).not.toContain(english);
    expect(said).toContain(chinese);
  }
});

it('stops where a library has other words by now', () => {
  expect(() => inChinese({ file: 'a.js', code: 'more', words: { less: '少' } })).toThrow('a.js no longer says less');
});
