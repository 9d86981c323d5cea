import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pageKey, preloadsOf } from './preload.ts';

const root = mkdtempSync(join(tmpdir(), 'preload-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('preloads of a page', () => {
  it('finds the page by its path', () => {
    expect(['', '/', '/wrong-list?certCode=a', '/help-doc/student', '/error'].map(pageKey)).toEqual([
      'pages/home/Home.tsx',
      'pages/home/Home.tsx',
      'pages/wrongList/WrongList.tsx',
      'pages/helpDoc/HelpDoc.tsx',
      'pages/errorPage/ErrorPage.tsx',
    ]);
  });

  it('names the page, what it imports at any depth and the styles, once each; the document has the entry itself', () => {
    writeFileSync(
      join(root, 'manifest.json'),
      JSON.stringify({
        'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_shared'], css: ['assets/index.css'] },
        _shared: { file: 'assets/shared.js', css: ['assets/shared.css'] },
        _part: { file: 'assets/part.js', imports: ['_shared'] },
        'pages/home/Home.tsx': { file: 'assets/Home.js', imports: ['index.html', '_part'], css: ['assets/shared.css'] },
      }),
    );
    const header = preloadsOf({ root, prefix: '/auth-center/' });
    expect(header('/')?.split(', ').sort()).toEqual([
      '</auth-center/assets/Home.js>; rel=modulepreload',
      '</auth-center/assets/part.js>; rel=modulepreload',
      '</auth-center/assets/shared.css>; rel=preload; as=style; crossorigin',
      '</auth-center/assets/shared.js>; rel=modulepreload',
    ]);
    expect(header('/nowhere')).toBeUndefined();
  });

  it('names nothing without a manifest', () => {
    expect(preloadsOf({ root: join(root, 'none'), prefix: '/' })('/')).toBeUndefined();
  });
});
