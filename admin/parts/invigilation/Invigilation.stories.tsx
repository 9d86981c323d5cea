import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenProvider } from '#runtime/screen/ScreenProvider.tsx';
import type { Board, Session } from './board.ts';
import { Invigilation } from './Invigilation.tsx';
import { boardOf, personOf, sessionOf, sittingOf } from './testing.ts';

export default {
  title: '管理端/部件/监考台',
  // No server streams here: the board reads what it shows now and then.
  beforeEach: () => {
    const { EventSource } = globalThis;
    Reflect.deleteProperty(globalThis, 'EventSource');
    return () => {
      globalThis.EventSource = EventSource;
    };
  },
} satisfies Meta;

const story = (board: Board): StoryObj => ({
  render: () => (
    <ScreenProvider initialQuery="session=session-1">
      <Invigilation />
    </ScreenProvider>
  ),
  parameters: { screen: { answers: { 'invigilate.board': () => board } } },
});
const chosen = (sessions: readonly Session[]): StoryObj => ({
  render: () => (
    <ScreenProvider>
      <Invigilation />
    </ScreenProvider>
  ),
  parameters: { screen: { answers: { 'invigilate.sessions': () => sessions } } },
});

export const 一个考场: StoryObj = story(boardOf());
export const 在线没有考场: StoryObj = story(
  boardOf({
    rooms: [],
    people: [personOf(1), sittingOf(2), sittingOf(3)].map((person) => ({ ...person, roomId: null, seat: null })),
    acts: [],
  }),
);
export const 选择场次: StoryObj = chosen([
  sessionOf(),
  sessionOf({ id: 'session-2', subjectName: '实操', phase: 'before' }),
  sessionOf({ id: 'session-3', subjectName: '综合', phase: 'over' }),
]);
export const 没有场次: StoryObj = chosen([]);
