import type { Catalogue } from './catalogue.ts';
import type { Entity, StatePicture } from './formats.ts';
import type { GeneratedFile } from './output.ts';
import { waysOf } from './ways.ts';

type PictureCatalogue = Pick<Catalogue, 'entities' | 'operations' | 'dictionaries'>;

/** A picture for each field that holds a state, in the order of the entities' names. */
export function statePictures(catalogue: PictureCatalogue): StatePicture[] {
  return Object.values(catalogue.entities)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entity) => {
      const fields = [...new Set(waysOf({ entity, operations: catalogue.operations }).map(({ field }) => field))];
      return fields.map((field) => pictureOf({ catalogue, entity, field, isOnly: fields.length === 1 }));
    });
}

/** `docs/states.md`, for product staff, and the same as a story. */
export function stateFiles(catalogue: PictureCatalogue): GeneratedFile[] {
  const pictures = statePictures(catalogue);
  return [
    { path: 'docs/states.md', text: `# 状态\n\n${introduction}\n\n${pictures.map(sectionOf).join('\n')}` },
    {
      path: '.storybook/generated/states.stories.tsx',
      text: `// Generated from schemas/. Do not edit.
import { StatePictures } from '../StatePictures.tsx';

export default { title: '状态' };

export const 全部 = { render: () => <StatePictures pictures={${JSON.stringify(pictures)}} /> };
`,
    },
  ];
}

const introduction =
  '每种数据有哪些状态，从哪个状态可以到哪个状态，由产品文件中的 `x-steps` 和 `transitions` 而来；数据库只让状态照这样改变（规则 S1）。实心圆点指向新增时的状态；在 Storybook 的“状态”中也有图，新增时的状态是蓝框。';

function pictureOf({
  catalogue: { operations, dictionaries },
  entity,
  field,
  isOnly,
}: {
  catalogue: PictureCatalogue;
  entity: Entity;
  field: string;
  isOnly: boolean;
}): StatePicture {
  const property = entity.properties[field];
  const values = dictionaries[property?.['x-dict'] ?? '']?.values ?? [];
  const own = waysOf({ entity, operations }).filter((way) => way.field === field);
  const reached = new Set(own.flatMap(({ from, to }) => [from, to]));
  const ways = new Map<string, StatePicture['ways'][number]>();
  for (const { from, to, title } of own) {
    const value = values.find(({ code }) => code === to);
    const said = title ?? value?.verb ?? `设为${value?.label ?? to}`;
    const way = ways.get(`${from} ${to}`) ?? { from, to, titles: [] };
    if (!way.titles.includes(said)) way.titles.push(said);
    ways.set(`${from} ${to}`, way);
  }
  return {
    title: isOnly ? entity.title : `${entity.title} · ${property?.title ?? field}`,
    states: values
      .filter(({ code, isRetired }) => reached.has(code) || !isRetired)
      .map(({ code, label }) => ({ code, label, isFirst: code === property?.default })),
    ways: [...ways.values()],
  };
}

function sectionOf({ title, states, ways }: StatePicture): string {
  const lines = [
    'stateDiagram-v2',
    ...states.map(({ code, label }) => `  state "${label}" as ${code}`),
    ...states.flatMap(({ code, isFirst }) => (isFirst ? [`  [*] --> ${code}`] : [])),
    ...ways.map(({ from, to, titles }) => `  ${from} --> ${to}: ${titles.join('、')}`),
  ];
  return `## ${title}\n\n\`\`\`mermaid\n${lines.join('\n')}\n\`\`\`\n`;
}
