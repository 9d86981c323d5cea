import type { CatalogueSource } from '../files.ts';
import type { Problem } from '../problem.ts';
import { codeProblem } from './codes.ts';
import type { Known } from './known.ts';

/** Problems of the code at which a page of blocks stands; its blocks are checked where screens are made (`screens.ts`). */
export function checkPage({ source: { file, content }, known }: { source: CatalogueSource; known: Known }): Problem[] {
  const { kind, code, title } = content;
  if (typeof code !== 'string') return [];
  const at = (pointer: string, reason: string): Problem[] => [{ file, pointer, reason }];
  if (kind !== 'page') return at('/code', '只有 page 页面自己有菜单；列表、表单和详情的编码由实体的 code 而来');
  if (typeof title !== 'string') return at('/title', '写了 code 的页面要有标题，菜单与它同名');
  const wrong = codeProblem({ code, known });
  return wrong === undefined ? [] : at('/code', wrong);
}
