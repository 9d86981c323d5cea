import type { Meta, StoryObj } from '@storybook/react-vite';
import { ValueUses } from './ValueUses.tsx';

export default { title: '管理端/部件/字典项使用处' } satisfies Meta;

const story = (uses: readonly object[]): StoryObj => ({
  render: () => (
    <ValueUses
      rows={[{ id: 'value-01', label: '录播室' }]}
      conditions={{}}
      onClose={() => undefined}
      reload={() => undefined}
    />
  ),
  parameters: { screen: { answers: { 'dictionaryValue.uses': () => uses } } },
});

export const 一处使用 = story([{ entity: 'room', entityTitle: '考场', fieldTitle: '类型', count: 12 }]);
export const 没有使用 = story([]);
