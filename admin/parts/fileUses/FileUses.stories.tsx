import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileUses } from './FileUses.tsx';

export default { title: '管理端/部件/文件使用处' } satisfies Meta;

const place = (id: string, label: string) => ({
  entity: 'cert',
  entityTitle: '证书',
  fieldTitle: '封面',
  id,
  label,
});
const story = (rows: readonly ReturnType<typeof place>[], total = rows.length): StoryObj => ({
  render: () => (
    <FileUses
      rows={[{ id: 'file-01', name: '封面.png' }]}
      conditions={{}}
      onClose={() => undefined}
      reload={() => undefined}
    />
  ),
  parameters: { screen: { answers: { 'file.uses': () => ({ rows, total }) } } },
});

export const 两处使用 = story([place('cert-01', '网络安全证书'), place('cert-02', '数据分析证书')], 12);
export const 没有使用 = story([]);
