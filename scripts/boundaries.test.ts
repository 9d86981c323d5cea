import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBreaches } from './boundaries.ts';
import { projectRoot } from './install.mjs';

/** A bad file, and words of the finding that it must cause. */
type Case = [file: string, text: string, finding: RegExp];

const badImports: Case[] = [
  ['schemas/entities/cert.ts', 'export {};', /schemas holds JSON alone/],
  ['schemas/themes/style.css', 'a {}', /schemas holds JSON alone/],
  ['generators/a.ts', "import '#server/config.ts';", /generators\/ may not use server/],
  ['generators/b.ts', "import '#runtime/core/call.ts';", /generators\/ may not use runtime/],
  ['runtime/core/a.ts', "import { useCall } from '../react/useCall.ts';", /runtime\/core\/ may not use runtime\/react/],
  ['runtime/core/b.ts', "import '#admin/shell.ts';", /runtime\/core\/ may not use admin/],
  ['runtime/react/a.ts', "export * from '#runtime/screen/list.tsx';", /runtime\/react\/ may not use runtime\/screen/],
  ['runtime/react/b.ts', "await import('#learner/home.ts');", /runtime\/react\/ may not use learner/],
  ['runtime/screen/a.tsx', "import '#admin/shell.ts';", /runtime\/screen\/ may not use admin/],
  ['runtime/screen/b.tsx', "import type { Config } from '#server/config.ts';", /runtime\/screen\/ may not use server/],
  ['admin/a.tsx', "import '#server/config.ts';", /admin\/ may not use server/],
  ['admin/b.tsx', "import { Json } from '#generators/formats.ts';", /Only types of generators\/formats\.ts/],
  ['admin/c.tsx', "import '#learner/home.ts';", /admin\/ may not use learner/],
  ['learner/a.tsx', "import '#runtime/screen/list.tsx';", /learner\/ may not use runtime\/screen/],
  ['learner/b.tsx', "import '#server/config.ts';", /learner\/ may not use server/],
  ['learner/c.tsx', "import '#schemas/entities/cert.json';", /learner\/ may not use schemas\/entities/],
  ['learner/pages/home/a.tsx', "import { Ring } from '../practice/Ring.tsx';", /may not use another's files/],
  ['learner/pages/home/b.tsx', "import '#learner/pages/practice/practice.css';", /may not use another's files/],
  [
    'learner/shell/a.tsx',
    "await import('../pages/home/Home.tsx');",
    /Only learner\/routes\.ts leads to learner\/pages\/home/,
  ],
  [
    'tests/e2e/b.ts',
    "import '#learner/pages/home/texts.ts';",
    /Only learner\/routes\.ts leads to learner\/pages\/home/,
  ],
  ['server/a.ts', "import '#runtime/core/http.ts';", /server\/ may not use runtime\/core\/http\.ts/],
  ['server/b.ts', "import type { Plan } from '#generators/tables.ts';", /server\/ may not use generators\/tables/],
  ['server/c.ts', "import '../runtime/core/expressions.ts';", /leaves its folder: write #runtime/],
  ['server/d.ts', "type A = import('#generators/tables.ts').A;", /server\/ may not use generators\/tables/],
  ['server/e.ts', "import '#server/config';", /needs the file's extension/],
  ['server/f.ts', "import { reads } from '#kinds/screen/reads.ts';", /server\/ may not use kinds\/screen\/reads/],
  ['generators/c.ts', "import { edit } from '#kinds/text/edit.tsx';", /generators\/ may not use kinds\/text\/edit/],
  ['runtime/screen/c.tsx', "import '#kinds/data/index.ts';", /runtime\/screen\/ may not use kinds\/data/],
  ['kinds/text/read.tsx', "import { text } from './data.ts';", /may not use kinds\/text\/data/],
  ['kinds/text/kind.ts', "import { text } from './data.ts';", /may not use kinds\/text\/data/],
  ['kinds/text/data.ts', "import { edit } from './edit.tsx';", /may not use kinds\/text\/edit/],
  ['kinds/text/data/cell.ts', "import '#server/config.ts';", /may not use server/],
  [
    'server/domain/exam/a.ts',
    "import { x } from '../practice/startRandom.ts';",
    /by server\/domain\/practice\/index\.ts/,
  ],
  ['tests/e2e/a.ts', "import { tables } from '#generators/tables.ts';", /tests\/ may not use generators\/tables/],
];

const goodImports: [file: string, text: string][] = [
  ['schemas/entities/good.json', '{}'],
  ['schemas/themes/assets/logo.svg', '<svg/>'],
  ['schemas/generated/types.ts', 'export {};'],
  ['server/good.ts', "import { evaluate } from '#runtime/core/expressions.ts';"],
  [
    'server/good2.ts',
    "import type { Json } from '#generators/formats.ts';\nimport plan from '#schemas/generated/tables.json';",
  ],
  ['server/domain/exam/good.ts', "import { x } from '../practice/index.ts';\nimport { y } from './b.ts';"],
  ['server/database/good.test.ts', "import { startPostgres } from '#scripts/postgres.ts';"],
  ['kinds/text/data/good.ts', "import { kinds } from '../../index.ts';\nimport { a } from '../../data/cell.ts';"],
  ['kinds/text/good.tsx', "import '../screen/types.ts';\nimport './kind.ts';\nimport '#runtime/screen/texts.ts';"],
  ['runtime/screen/good.tsx', "import { useCall } from '#runtime/react/useCall.ts';"],
  ['learner/routes.ts', "await import('./pages/home/Home.tsx');"],
  ['learner/pages/home/good.tsx', "import './home.css';\nimport '#learner/parts/Ring.tsx';"],
  ['learner/good.tsx', "import '#runtime/core/call.ts';\nimport './home.css';"],
];

const badPackages: Case[] = [
  ['runtime/core/react.ts', "import { useState } from 'react';\nuseState;", /runtime\/core knows no React/],
  ['runtime/core/type.ts', "import type { ReactNode } from 'react';\nexport type A = ReactNode;", /knows no React/],
  ['runtime/core/antd.ts', "import { message } from 'antd';\nmessage;", /runtime\/core has no looks/],
  ['runtime/core/pg.ts', "import { Pool } from 'pg';\nPool;", /runtime\/core runs in the browser/],
  ['runtime/core/node.ts', "import { join } from 'node:path';\njoin;", /runtime\/core runs in the browser/],
  ['runtime/react/antd.tsx', "import { Button } from 'antd/es/button';\nButton;", /serves the learner too/],
  ['runtime/react/formily.tsx', "import { useForm } from '@formily/react';\nuseForm;", /serves the learner too/],
  ['admin/formily.tsx', "import { Field } from '@formily/react';\nField;", /Only runtime\/screen knows Formily/],
  ['learner/antd.tsx', "import { Button } from 'antd';\nButton;", /learner is thin/],
  ['learner/icons.tsx', "import { HomeOutlined } from '@ant-design/icons';\nHomeOutlined;", /learner is thin/],
  ['learner/router.tsx', "import { Link } from 'react-router-dom';\nLink;", /router of its own/],
  ['learner/formily.tsx', "import { Field } from '@formily/core';\nField;", /learner is thin/],
  ['server/http/pg.ts', "import { Pool } from 'pg';\nPool;", /Only server\/database talks/],
  ['server/engine/lite.ts', "import { PGlite } from '@electric-sql/pglite';\nPGlite;", /Only server\/database talks/],
  ['generators/pg.ts', "import pg from 'pg';\npg;", /Only server\/database talks/],
  ['kinds/text/kind.ts', "import { createElement } from 'react';\ncreateElement;", /what draws is TSX/],
  ['kinds/text/data/a.ts', "import { Input } from 'antd';\nInput;", /what draws is TSX/],
  ['kinds/text/a.tsx', "import { Field } from '@formily/react';\nField;", /Only runtime\/screen knows Formily/],
  ['server/react.ts', "import { createElement } from 'react';\ncreateElement;", /draw nothing/],
  ['server/any.ts', 'export function f(a: any): unknown {\n  return a;\n}', /no-explicit-any/],
  ['server/bang.ts', 'export const f = (a?: string): string => a!;', /no-non-null-assertion/],
  ['server/default.ts', 'export default 1;', /no-default-export/],
  ['server/type.ts', "import { A } from './any.ts';\nexport type B = A;", /consistent-type-imports/],
  [
    'admin/hook.tsx',
    "import { useState } from 'react';\nexport const A = (p: { b: boolean }) => (p.b ? useState(1) : null);",
    /rules-of-hooks/,
  ],
  [
    'admin/deps.tsx',
    "import { useEffect } from 'react';\nexport function A(p: { b: () => void }) {\n  useEffect(() => p.b(), []);\n  return null;\n}",
    /exhaustive-deps/,
  ],
];

const goodPackages: [file: string, text: string][] = [
  ['server/database/pg.ts', "import { Pool } from 'pg';\nexport const pool = Pool;"],
  ['runtime/screen/formily.tsx', "import { Field } from '@formily/core';\nexport const field = Field;"],
  ['kinds/text/screen/antd.ts', "import { Input } from 'antd';\nexport const I = Input;"],
  ['admin/antd.tsx', "import { Button } from 'antd';\nexport const B = Button;"],
  ['vite.config.ts', 'export default {};'],
  ['admin/Shell.stories.tsx', 'export default {};'],
];

function writeTree(files: readonly (readonly [string, string, ...unknown[]])[]): string {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${text}\n`);
  }
  return root;
}

describe('findBreaches', () => {
  const root = writeTree([...badImports, ...goodImports]);
  const findings = findBreaches(root);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each(badImports)('finds %s: %s', (file, _text, finding) => {
    const messages = findings.filter((found) => found.file === file).map(({ message }) => message);
    expect(messages).toEqual([expect.stringMatching(finding)]);
  });

  it.each(goodImports)('leaves %s alone', (file) => {
    expect(findings.filter((found) => found.file === file)).toEqual([]);
  });

  it('names the line', () => {
    const tree = writeTree([['server/a.ts', "\nimport '#admin/a.ts';"]]);
    expect(findBreaches(tree)).toEqual([expect.objectContaining({ file: 'server/a.ts', line: 2 })]);
    rmSync(tree, { recursive: true });
  });
});

describe('.oxlintrc.json', () => {
  const root = writeTree([...badPackages, ...goodPackages]);
  let findings: Diagnostic[] = [];
  beforeAll(() => {
    cpSync(join(projectRoot, '.oxlintrc.json'), join(root, '.oxlintrc.json'));
    const oxlint = join(projectRoot, 'node_modules', 'oxlint', 'bin', 'oxlint');
    findings = lint(oxlint, root);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each(badPackages)('finds %s: %s', (file, _text, finding) => {
    const said = findings.filter(({ filename }) => filename === file).map(({ code, help }) => `${code} ${help}`);
    expect(said.join('\n')).toMatch(finding);
  });

  it.each(goodPackages)('leaves %s alone', (file) => {
    expect(findings.filter(({ filename }) => filename === file)).toEqual([]);
  });
});

interface Diagnostic {
  filename: string;
  code: string;
  help?: string;
}

function lint(oxlint: string, cwd: string): Diagnostic[] {
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], { cwd, encoding: 'utf8' });
  const report: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  return report.diagnostics;
}
