import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProtectedScreen } from '#runtime/core/screens/names.ts';
import { diffPatch, isObject, mergePatch } from '#runtime/core/screens/overlay.ts';
import { readCatalogue } from './catalogue.ts';
import type { Json } from './formats.ts';
import { bareScreens, screensOf } from './screens.ts';

/**
 * Lays changes of the product's screen, as a JSON Merge Patch, over what its file says already, and writes what then
 * differs from the screen that follows from its entity; where nothing does, there is no file.
 * @returns false where there is no such screen
 * @throws CatalogueError where the catalogue makes no sense with it: nothing is written
 */
export function writeProductScreen({ root, name, changes }: { root: string; name: string; changes: Json }): boolean {
  const catalogue = readCatalogue({ root });
  const bare = isProtectedScreen(name) ? undefined : (bareScreens(catalogue).get(name) as unknown as Json | undefined);
  if (bare === undefined) return false;
  const { [name]: former = {}, ...others } = catalogue.overlays;
  const patch = diffPatch({ from: bare, to: mergePatch(mergePatch(bare, former), changes) });
  const words = isObject(patch) ? patch : {};
  const isNeeded = Object.keys(words).length > 0;
  screensOf({ ...catalogue, overlays: isNeeded ? { ...others, [name]: words } : others });
  const file = join(root, 'schemas', 'screens', `${name}.json`);
  if (isNeeded) {
    writeFileSync(file, `${JSON.stringify({ $schema: '../generated/meta/screen.json', ...words }, null, 2)}\n`);
  } else if (existsSync(file)) rmSync(file);
  return true;
}
