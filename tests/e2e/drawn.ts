/** What the generated screens are drawn of: a look at each is worth it only where it has something that others lack. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '#scripts/install.mjs';
import { sampled } from '#tests/sample.ts';
import { isLongSuite } from '#tests/suite.ts';

/**
 * The names of the screens that have nothing to see that the others lack: every kind of screen, field, column, filter,
 * block, part and button. None in the long suite, which looks at all.
 */
export function screensLeftOut(): ReadonlySet<string> {
  if (isLongSuite) return new Set();
  const names = readdirSync(join(generated, 'screens')).map((file) => basename(file, '.json'));
  const seen = new Set(sampled(names.map((name) => ({ name, features: drawnOf(name), cost: 1 }))).names);
  return new Set(names.filter((name) => !seen.has(name)));
}

/** What a screen is drawn of, with the screens that its blocks show. */
export function drawnOf(screen: string, seen: Set<string> = new Set()): Set<string> {
  const features = new Set<string>();
  const walk = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (telling.has(key)) features.add(`${place} ${key}`);
      if (drawing.has(key)) features.add(`${place} ${key} ${String(inner)}`);
      else if (key === 'does') features.add(`${place} ${String(inner).split('.').pop() ?? ''}`);
      else if (key === 'screen' && typeof inner === 'string' && !seen.has(inner)) {
        seen.add(inner);
        for (const feature of drawnOf(inner, seen)) features.add(feature);
      } else walk(inner, groups.has(key) ? key : place);
    }
  };
  walk(readGenerated(`screens/${screen}.json`), '');
  return features;
}

/** A file of the generated schemas. */
export function readGenerated(path: string): unknown {
  const content: unknown = JSON.parse(readFileSync(join(generated, path), 'utf8'));
  return content;
}

const generated = join(projectRoot, 'schemas', 'generated');

/** Words whose value says how something is drawn. */
const drawing: ReadonlySet<string> = new Set(['kind', 'part', 'widget', 'chart', 'isMany', 'isActor', 'isPrimary']);
const groups: ReadonlySet<string> = new Set(['columns', 'filters', 'toolbar', 'row', 'blocks', 'groups', 'bulk']);
/** Words that change how something is drawn, whatever they say. */
const telling: ReadonlySet<string> = new Set([
  'asks',
  'copyOf',
  'isExtensible',
  'isMasked',
  'isRange',
  'isReached',
  'isReadOnly',
  'isTree',
  'marks',
  'merge',
  'readOnlyWhen',
  'requiredWhen',
  'shownWhen',
  'takesAll',
]);
