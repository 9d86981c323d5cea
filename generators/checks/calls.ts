import type { CatalogueSource } from '../files.ts';
import type { Json } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { callOf } from '../verbs.ts';

/** Two calls of one method and path, whether it is written or follows from the verb: only one would be reached. */
export function checkCalls(sources: readonly CatalogueSource[]): Problem[] {
  const seen = new Map<string, string>();
  return sources.flatMap(({ file, name, meta, content }) => {
    if (meta !== 'entity' && meta !== 'operation') return [];
    const word = meta === 'entity' ? 'x-operations' : 'operations';
    return Object.entries((content[word] ?? {}) as Record<string, Record<string, Json>>).flatMap(([verb, words]) => {
      const [method, path] = callOf({ area: name, verb, words, isOfEntity: meta === 'entity' });
      if (ofServer.has(path)) return [{ file, pointer: `/${word}/${verb}/http`, reason: `地址 ${path} 是系统自己的` }];
      const call = `${method} ${path.replace(/\{\w+\}/g, '{}')}`;
      const other = seen.get(call);
      seen.set(call, `${file} /${word}/${verb}`);
      return other === undefined
        ? []
        : [
            {
              file,
              pointer: words['http'] === undefined ? `/${word}/${verb}` : `/${word}/${verb}/http`,
              reason: `地址 ${method} ${path} 已经是 ${other} 的，请写上另一个 http`,
            },
          ];
    });
  });
}

/** What the server answers besides the catalogue (`server/http`). */
const ofServer = new Set(['/health', '/openapi.json']);
