import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '#generators/formats.ts';
import { root } from '#server/testing.ts';

/**
 * The files of several modules of this folder, by the modules' names, as one.
 * @throws Error where two have a file of one path, or one has a path of the product's; it names both
 */
export function joined(modules: Readonly<Record<string, Record<string, Json>>>): Record<string, Json> {
  const owners = new Map<string, string>();
  for (const [name, files] of Object.entries(modules))
    for (const path of Object.keys(files)) {
      const own = `tests/contract/ground/${name}.ts`;
      const other = owners.get(path) ?? (existsSync(join(root, 'schemas', path)) ? `schemas/${path}` : undefined);
      if (other !== undefined) throw new Error(`${path} is in ${own} and ${other}: share it, or give one another name`);
      owners.set(path, own);
    }
  return Object.assign({}, ...Object.values(modules)) as Record<string, Json>;
}
