import { CatalogueError } from '../problem.ts';
import { onOneLine } from '../readable.ts';
import { block, code, link, table } from './markdown.ts';
import type { MetaFile } from './meta.ts';

/** A whole entity in a dozen lines: what somebody may begin with. */
export const firstEntity = `{
  "$schema": "../generated/meta/entity.json",
  "title": "徽章",
  "x-entity": { "scope": "tenant", "label": "badgeName", "code": "a12-m2.9", "search": ["badgeName"] },
  "required": ["badgeName"],
  "properties": {
    "badgeName": { "type": "string", "title": "徽章名称", "minLength": 1, "maxLength": 50 },
    "level": { "type": "string", "title": "等级", "x-dict": "certLevel" },
    "points": { "type": "integer", "title": "积分", "minimum": 0, "maximum": 100, "default": 0 }
  },
  "x-operations": { "list": {}, "get": {}, "save": {}, "remove": {} }
}`;

/** What may be said of its menu, below a group of `schemas/modules.json`. */
export const firstMenu = {
  'a12-m2.9': {
    icon: 'Rocket',
    buttons: { 'a12-m2.9.1': { label: '颁发' } },
  },
} as const;

/** What goes wrong where the entity above says `x-dcit`, as the generator tells it. */
export const firstMistake = {
  wrong: 'x-dcit',
  right: 'x-dict',
  message: new CatalogueError([
    {
      file: 'schemas/entities/badge.json',
      line: 8,
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
3. ${code('npm run dev')}：打开产品看一看，地址会显示出来；它开着时，改了文件会自动重新生成，打开的页面几秒后就是新的；文件有误时，页面上会写明在哪一个文件的哪一行、错在哪里，改正后页面自己恢复；列表、表单和详情上的“调整界面”里多一个“写入产品”，把拖动、改名、隐藏这样的调整直接写进 schemas/screens。
4. ${code('npm run check')}：交出去之前，把文件和生成的内容再检查一遍。

去掉一个字段、一个实体，或者把字段改成另一种，已有的数据就不能照着改：生成时会写好一个迁移文件（${code('server/database/migrations')} 里，地址会显示出来），用中文说明要做什么、会丢失什么、不是这个意思时怎么办。看过以后在其中“同意”后面写上名字，没有写之前服务器不启动，不改动任何数据；不用写 SQL。目录改了回去，文件自己去掉。

写错了，生成时会说明是哪个文件、第几行、文件中的哪个位置（从外到里，用 / 隔开）和怎么回事。把下面例子中的 ${code(firstMistake.right)} 写成 ${code(firstMistake.wrong)}，会看到：

\`\`\`
${firstMistake.message}
\`\`\`

一个完整的实体，${code('schemas/entities/badge.json')}：有列表、新增、修改和删除。

${block(firstEntity)}
它的菜单“徽章管理”和操作要的按钮由它而来，就在 ${code('a12-m2')} 之下：${code('a12-m2.9.1')} 新增、${code('a12-m2.9.2')} 编辑、${code('a12-m2.9.4')} 删除。角色有编码才看得到；有“全部”的角色不用再去勾选。图标、位置或名称要不同的，写在 ${code('schemas/modules.json')} 中 ${code('a12-m2')} 的 ${code('children')} 里：

${block(menu.join(',\n'))}
从零做一个新模块的完整例子，有字典、树、部件、步骤、编号和数据范围，见 [example.md](example.md)。有哪些分组可以放新菜单，见${link({ text: '菜单的分组', heading: '菜单的分组' })}；图标见${link({ text: '图标', heading: '图标' })}。

这份参考由 ${code('schemas/meta/')} 和程序生成，不要直接改。表中的 ${code('properties.*.title')} 读作：${code('properties')} 里任何名称下面的 ${code('title')}；${code('[]')} 表示列表的每一项。
`;
}
