import type { CodeNames } from './checks/codeNames.ts';
import type { Json } from './formats.ts';
import type { GeneratedFile } from './output.ts';
import { conditionsText } from './reference/conditions.ts';
import { groupsText } from './reference/groups.ts';
import { kindsText } from './reference/kinds.ts';
import { link, withLinks, type Section } from './reference/markdown.ts';
import { metaFiles } from './reference/meta.ts';
import { codecsText, iconsText, partsText } from './reference/names.ts';
import { startText } from './reference/start.ts';
import { verbsText } from './reference/verbs.ts';
import { fileText, spellingsText } from './reference/words.ts';

/**
 * The reference for those who edit the catalogue and are no programmers, in Chinese: `docs/catalogue.md`. Its words come
 * from the meta-schemas, what code gives names to from the code's own lists.
 */
export function referenceFiles({ codeNames, modules = {} }: { codeNames: CodeNames; modules?: Json }): GeneratedFile[] {
  const sections = sectionsOf({ names: codeNames, modules });
  const headings = sections.map(({ heading }) => heading);
  const contents = headings.map((heading) => `- ${link({ text: heading, heading })}`).join('\n');
  const text = sections.map((section) => `## ${section.heading}\n\n${section.text}`).join('\n');
  return [{ path: 'docs/catalogue.md', text: `# 产品文件参考\n\n${contents}\n\n${withLinks({ text, headings })}` }];
}

function sectionsOf({ names, modules }: { names: CodeNames; modules: Json }): Section[] {
  return [
    { heading: '开始', text: startText(metaFiles) },
    ...metaFiles.map((file) => ({ heading: file.schema.title ?? '', text: fileText({ file }) })),
    { heading: '常用的类型', text: spellingsText() },
    { heading: '条件（JSON Logic）', text: conditionsText() },
    { heading: '引擎的操作', text: verbsText() },
    { heading: '字段的种类', text: kindsText() },
    { heading: '菜单的分组', text: groupsText(modules) },
    { heading: '组件', text: partsText(names) },
    { heading: '图标', text: iconsText(names) },
    { heading: '单元格写法', text: codecsText() },
  ];
}
