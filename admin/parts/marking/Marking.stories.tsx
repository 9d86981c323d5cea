import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenProvider } from '#runtime/screen/ScreenProvider.tsx';
import { Marking } from './Marking.tsx';
import type { Session, Sheet } from './marking.ts';
import { progress, sessionOf, sheetOf, shortOf } from './testing.ts';

export default { title: '管理端/部件/评卷' } satisfies Meta;

const story = ({
  sessions = [sessionOf()],
  answer = null,
  query = 'session=session-1',
}: {
  sessions?: readonly Session[];
  answer?: Sheet | null;
  query?: string;
}): StoryObj => ({
  render: () => (
    <ScreenProvider initialQuery={query}>
      <Marking />
    </ScreenProvider>
  ),
  parameters: {
    screen: {
      answers: {
        'examiner.sessions': () => sessions,
        'examiner.next': () => ({ answer }),
        'examiner.mine': () => ({ rows: [], total: 0 }),
        'examiner.progress': () => progress,
      },
    },
  },
});

export const 场次: StoryObj = story({
  sessions: [sessionOf(), sessionOf({ id: 'two', isChief: true, open: 0, free: 0 })],
  query: '',
});
export const 没有场次: StoryObj = story({ sessions: [], query: '' });
export const 论述题: StoryObj = story({ answer: sheetOf() });
export const 简答题有建议: StoryObj = story({ answer: shortOf() });
export const 代码: StoryObj = story({
  answer: sheetOf({ format: 'code', answer: ['for (let i = 0; i < 3; i += 1)\n  sum += i;'] }),
});
export const 组长裁定: StoryObj = story({
  answer: sheetOf({
    number: 3,
    former: [
      { number: 1, points: 4, note: null },
      { number: 2, points: 8.5, note: '公式完整' },
    ],
  }),
});
export const 等您开始: StoryObj = story({});
export const 评完了: StoryObj = story({ sessions: [sessionOf({ open: 0, free: 0 })] });
