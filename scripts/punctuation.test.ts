import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A half-width mark between Chinese characters, or after one and before the end of the text. */
const halfWidth = /[\p{Script=Han}”）][,;:!?](?=[\p{Script=Han}“（]|['"`<]| [\p{Script=Han}])/u;

it('what people read in Chinese has the punctuation of Chinese', () => {
  const files = ['learner', 'admin', 'runtime', 'kinds'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        // Keys of objects and comments are code.
        halfWidth.test(line.replace(/^\s*[\p{Script=Han}\w]+:|\/\/.*|^\s*\/?\*.*/gu, ''))
          ? [`${file}:${index + 1} ${line.trim()}`]
          : [],
      ),
  );
  expect(found).toEqual([]);
});
