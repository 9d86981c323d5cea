import type { Catalogue } from './catalogue.ts';
import type { Screen } from './formats.ts';
import type { GeneratedFile } from './output.ts';

/** A story a screen. */
export function storyFiles({
  catalogue,
  screens,
}: {
  catalogue: Pick<Catalogue, 'entities'>;
  screens: readonly Screen[];
}): GeneratedFile[] {
  return screens.map((screen) => ({
    path: `.storybook/generated/${screen.name}.stories.tsx`,
    text: `// Generated from schemas/. Do not edit.
import { screenStory } from '#runtime/screen/story.tsx';

export default { title: ${JSON.stringify(titleOf({ screen, catalogue }))} };

export const 默认 = screenStory({ screen: ${JSON.stringify(screen.name)} });
`,
  }));
}

const kinds: Record<Screen['kind'], string> = { list: '列表', form: '表单', detail: '详情', page: '页面' };

function titleOf({ screen, catalogue }: { screen: Screen; catalogue: Pick<Catalogue, 'entities'> }): string {
  const [area = screen.name, last = screen.kind] = screen.name.split('.');
  const group = catalogue.entities[area]?.title ?? area;
  return `${group}/${last === screen.kind ? kinds[screen.kind] : screen.title}`;
}
