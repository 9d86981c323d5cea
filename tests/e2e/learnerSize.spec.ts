import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '#learner/routes.ts';
import { projectRoot } from '#scripts/install.mjs';
import { pageKey } from '#server/http/preload.ts';
import { readBuild } from './firstLoad.ts';
import { expect, test } from './test.ts';

/** Limits of the first load of any page, in bytes after gzip. */
const most = { js: 80 * 1024, css: 15 * 1024 };

test('first load of every page: at most 80 KB of JavaScript and 15 KB of style sheets after gzip', () => {
  const { has, firstLoad } = readBuild('learner');
  const pages = [...new Set(routes.map(({ path }) => pageKey(path))), pageKey('/not-found')];
  const sizes = pages.map((page) => ({ page, isBuilt: has(page), ...firstLoad(page) }));
  console.log(
    sizes.map(({ page, js, css }) => `${page} ${(js / 1024).toFixed(1)} KB, ${(css / 1024).toFixed(1)} KB`).join('\n'),
  );
  expect(
    sizes.filter(({ isBuilt }) => !isBuilt).map(({ page }) => page),
    'pages whose folder is not named for their path, so that the server cannot name their files early',
  ).toEqual([]);
  expect(sizes.filter(({ js, css }) => js > most.js || css > most.css)).toEqual([]);
});

/** Methods that came after Chrome 80, the oldest browser that is promised. A build translates syntax, not these. */
const newer =
  /\b(?:Object\.(?:hasOwn|groupBy)|structuredClone)\(|\.(?:at|replaceAll|findLast|findLastIndex|toSorted|toReversed|toSpliced|randomUUID)\(/g;

test('no script calls what Chrome 80 does not have', () => {
  const assets = join(projectRoot, 'dist', 'learner', 'assets');
  const codeOf = (file: string): string => readFileSync(join(assets, file), 'utf8');
  const found = readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const code = codeOf(file);
      // It is given where the script itself gives it, or one that it imports before.
      const imported = [...code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, name = '']) => codeOf(name));
      const isGiven = [code, ...imported].some((each) => each.includes('.hasOwn='));
      const names = (code.match(newer) ?? []).filter((name) => !(isGiven && name === 'Object.hasOwn('));
      return names.map((name) => `${file}: ${name}`);
    });
  expect(found).toEqual([]);
});
