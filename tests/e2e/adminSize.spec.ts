import { readBuild } from './firstLoad.ts';
import { expect, test } from './test.ts';

/** A browser asks for six files at a time, each a journey there and back. */
const limits = [
  { page: 'log-in', parts: [], js: 120, scripts: 6 },
  { page: 'a list', parts: ['shell/Shell.tsx', '../runtime/screen/list/ListContent.tsx'], js: 450, scripts: 15 },
  { page: 'a form', parts: ['shell/Shell.tsx', '../runtime/screen/form/FormContent.tsx'], js: 552, scripts: 40 },
];

test('first load of the admin: kilobytes of JavaScript after gzip, and few files', () => {
  const { has, firstLoad } = readBuild('admin');
  for (const { page, parts, js, scripts } of limits) {
    expect(
      parts.filter((part) => !has(part)),
      `${page}: parts that are not built`,
    ).toEqual([]);
    const load = firstLoad(...parts);
    console.log(`${page}: ${(load.js / 1024).toFixed(1)} KB, ${load.scripts} scripts`);
    expect.soft(load.js / 1024, `${page}: KB`).toBeLessThanOrEqual(js);
    expect.soft(load.scripts, `${page}: files`).toBeLessThanOrEqual(scripts);
  }
});
