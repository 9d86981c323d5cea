import { CatalogueError } from '../problem.ts';
import { onOneLine } from '../readable.ts';
import { block, code, link, table } from './markdown.ts';
import type { MetaFile } from './meta.ts';

/** A whole entity in a dozen lines: what somebody may begin with. */
export const firstEntity = `{
  "$schema": "../generated/meta/entity.json",
  "$id": "badge",
  "title": "徽章",
  "type": "object",
  "x-entity": { "scope": "tenant", "label": "badgeName", "code": "a12-m2.9", "search": ["badgeName"] },
  "required": ["badgeName"],
  "properties": {
    "badgeName": { "type": "string", "title": "徽章名称", "minLength": 1, "maxLength": 50 },
    "level": { "type": "string", "title": "等级", "x-dict": "certLevel" },
    "points": { "type": "integer", "title": "积分", "minimum": 0, "maximum": 100, "default": 0 }
  },
  "x-operations": { "list": {}, "get": {}, "save": {}, "remove": {} }
}`;

/** The menu that goes with it, below a group of `schemas/modules.json`. */
export const firstMenu = {
  'a12-m2.9': {
    label: '徽章管理',
    order: 9,
    route: '/badge',
    screen: 'badge.list',
    buttons: { 'a12-m2.9.1': { label: '新增' }, 'a12-m2.9.2': { label: '编辑' }, 'a12-m2.9.4': { label: '删除' } },
  },
} as const;

/** What goes wrong where the entity above says `x-dcit`, as the generator tells it. */
export const firstMistake = {
  wrong: 'x-dcit',
  right: 'x-dict',
  message: new CatalogueError([
    {
      file: 'schemas/entities/badge.json',
      line: 10,
      pointer: '/properties/level',
      reason: '这里没有“x-dcit”这个词，是不是“x-dict”？',
    },
  ]).message,
} as const;

/** Where files lie, how a change is tried, what a message looks like, and a first example. */
export function startText(files: readonly MetaFile[]): string {
  const menu = Object.entries(firstMenu).map(
    ([name, { buttons, ...words }]) =>
      `${JSON.stringify(name)}: {\n${[...Object.entries(words), ['buttons', buttons] as const]
        .map(([word, value]) => `  ${JSON.stringify(word)}: ${onOneLine(value)}`)
        .join(',\n')}\n}`,
  );
  return `产品写在 ${code('schemas/')} 的 JSON 文件中，改文件就是改产品，不用写程序：

${table({
  head: ['文件', '写什么'],
  rows: files.map(({ where, schema: { title = '', description = '' } }) => [
    code(where),
    `${link({ text: title, heading: title })}：${description}`,
  ]),
})}
试一试：

1. 改一个文件。第一行的 ${code('"$schema"')} 让编辑器（如 VS Code）提示有哪些词、说明每个词，并标出写错的地方。
2. ${code('npm run generate')}：检查所有文件，生成数据表、接口、页面和 Excel 模板。
3. ${code('npm run dev')}：打开产品看一看，地址会显示出来；它开着时，改了文件会自动重新生成。
4. ${code('npm run check')}：交出去之前，把文件和生成的内容再检查一遍。

写错了，生成时会说明是哪个文件、第几行、文件中的哪个位置（从外到里，用 / 隔开）和怎么回事。把下面例子中的 ${code(firstMistake.right)} 写成 ${code(firstMistake.wrong)}，会看到：

\`\`\`
${firstMistake.message}
\`\`\`

一个完整的实体，${code('schemas/entities/badge.json')}：有列表、新增、修改和删除。

${block(firstEntity)}
它的菜单，写在 ${code('schemas/modules.json')} 中 ${code('a12-m2')} 的 ${code('children')} 里；每个操作要的编码都在其中，角色得到编码才看得到：

${block(menu.join(',\n'))}
这份参考由 ${code('schemas/meta/')} 和程序生成，不要直接改。表中的 ${code('properties.*.title')} 读作：${code('properties')} 里任何名称下面的 ${code('title')}；${code('[]')} 表示列表的每一项。
`;
}
