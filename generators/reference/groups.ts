import type { Json } from '../formats.ts';
import { code, table } from './markdown.ts';

interface Node {
  label?: string;
  children?: Record<string, Node>;
}

/** The groups that a new menu may stand in, and the codes that menus of each have. */
export function groupsText(modules: Json): string {
  const rows = Object.values((modules ?? {}) as Record<string, Node | string>).flatMap((module) =>
    typeof module === 'string'
      ? []
      : Object.entries(module.children ?? {})
          .filter(([group]) => /-[a-z]+\d+$/.test(group))
          .map(([group, { label = '', children = {} }]) => [
            code(group),
            `${module.label ?? ''} › ${label}`,
            Object.entries(children)
              .map(([menu, node]) => `${code(menu)} ${node.label ?? ''}`.trim())
              .join('、'),
          ]),
  );
  return `新菜单的编码是分组的编码、点、一个没有用过的数字，如 ${code('a12-m2.9')}，写在实体的 ${code('x-entity.code')}。新的分组写在 ${code('schemas/modules.json')} 中一个模块的 ${code('children')} 里。

${table({ head: ['分组', '在哪里', '已有的菜单'], rows })}`;
}
