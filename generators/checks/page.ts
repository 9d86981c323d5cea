import type { CatalogueSource } from '../files.ts';
import type { Problem } from '../problem.ts';
import { codeProblem } from './codes.ts';
import type { Known } from './known.ts';

/** Problems of the code at which a page of blocks stands; its blocks are checked where screens are made (`screens.ts`). */
export function checkPage({
  source: { file, name, content },
  known,
}: {
  source: CatalogueSource;
  known: Known;
}): Problem[] {
  const { kind, code, title } = content;
  const at = (pointer: string, reason: string): Problem[] => [{ file, pointer, reason }];
  if (code === undefined && kind === 'page' && !known.opened.has(name))
    return at('', '没有菜单打开这一页：写上编码，如 "code": "a12-m2.30"，菜单由它而来');
  if (typeof code !== 'string') return [];
  if (kind !== 'page') return at('/code', '只有 page 页面自己有菜单；列表、表单和详情的编码由实体的 code 而来');
  if (typeof title !== 'string') return at('/title', '写了 code 的页面要有标题，菜单与它同名');
  const wrong = codeProblem({ code, known });
  if (wrong !== undefined) return at('/code', wrong);
  return known.opened.has(name) ? [] : at('/code', `菜单“${code}”打开的是别的页面，没有菜单打开这一页：换一个编码`);
}
