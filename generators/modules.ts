import type { Catalogue } from './catalogue.ts';
import type { Json } from './formats.ts';
import type { GeneratedFile } from './output.ts';

/** The tree of codes: module, menu, button. */
export function moduleFiles({ modules }: Pick<Catalogue, 'modules'>): GeneratedFile[] {
  const { $schema: _, ...tree } = modules as Record<string, Json>;
  return [{ path: 'schemas/generated/modules.json', text: `${JSON.stringify(tree, null, 1)}\n` }];
}
