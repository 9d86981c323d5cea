import type { Catalogue } from './catalogue.ts';
import type { GeneratedFile } from './output.ts';

/** A contract test an entity that has calls of its own. */
export function contractFiles({ entities, operations }: Pick<Catalogue, 'entities' | 'operations'>): GeneratedFile[] {
  const withCalls = new Set(Object.values(operations).map(({ entity }) => entity));
  return Object.keys(entities)
    .sort()
    .filter((name) => withCalls.has(name))
    .map((name) => ({
      path: `tests/contract/generated/${name}.test.ts`,
      text: `// Generated from schemas/. Do not edit.
import { contract } from '#tests/contract/harness.ts';

contract({ entity: ${JSON.stringify(name)} });
`,
    }));
}
