import certDesign from '#schemas/meta/certDesign.json' with { type: 'json' };
import dictionary from '#schemas/meta/dictionary.json' with { type: 'json' };
import entity from '#schemas/meta/entity.json' with { type: 'json' };
import modules from '#schemas/meta/modules.json' with { type: 'json' };
import notice from '#schemas/meta/notice.json' with { type: 'json' };
import print from '#schemas/meta/print.json' with { type: 'json' };
import operation from '#schemas/meta/operation.json' with { type: 'json' };
import screen from '#schemas/meta/screen.json' with { type: 'json' };
import theme from '#schemas/meta/theme.json' with { type: 'json' };
import type { Json } from './formats.ts';

/** What each sort of catalogue file may say, by name: `schemas/meta`. */
export const metaSchemas: Readonly<Record<string, { title: string; $defs?: object }>> = {
  entity,
  dictionary,
  operation,
  screen,
  modules,
  notice,
  print,
  theme,
  certDesign,
};

/** One of them in the words of JSON Schema alone. */
export function plainMetaSchema(name: string): Record<string, Json> {
  return JSON.parse(
    JSON.stringify(metaSchemas[name], (word, value: Json) => (word === 'x-names' ? undefined : value)),
  ) as Record<string, Json>;
}
