import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A product of its own, to be changed, generated and built. */
export interface Copy {
  folder: string;
  remove(): void;
}

/** Copies the sources of the product below `root` into a new folder, without documents and tests; its packages are the same. */
export function copyProduct({ root, name }: { root: string; name: string }): Copy {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  for (const entry of readdirSync(root))
    if (!besides.has(entry) && (!entry.startsWith('.') || entry === '.storybook'))
      cpSync(join(root, entry), join(folder, entry), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}

const besides = new Set(['node_modules', 'dist', 'data', 'storybook-static', 'test-results', 'docs', 'tests']);
