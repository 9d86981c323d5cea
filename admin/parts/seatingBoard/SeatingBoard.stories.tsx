import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Board, BoardSeat } from './board.ts';
import { SeatingBoard } from './SeatingBoard.tsx';

export default { title: '管理端/部件/考场编排的座位图' } satisfies Meta;

const seat = (number: number, personName: string, values: Partial<BoardSeat> = {}): BoardSeat => ({
  seat: number,
  entryId: `entry-${number}`,
  personName,
  isFixed: false,
  needsAccessible: false,
  problems: [],
  ...values,
});
const room: Board['rooms'][number] = {
  sessionId: 'session-01',
  sessionCode: 'CC2026-0001',
  startTime: '2026-04-11 09:00:00',
  roomId: 'room-01',
  roomName: '机房 1',
  siteName: '海淀实训中心',
  places: 11,
  seatPlan: ['ss-ss', 'sx-ss', 'aa-ss'],
  seats: [
    seat(1, '王小明'),
    seat(2, '欧阳明月', { isFixed: true }),
    seat(3, '阿卜杜拉·买买提', { problems: ['旁边有同部门的人'] }),
    seat(4, '李雨桐', { problems: ['旁边有同部门的人'] }),
    seat(5, '张三', { entryId: null }),
    seat(9, '陈静怡', { needsAccessible: true }),
  ],
};
const left = [{ entryId: 'entry-99', personName: '赵子龙', applyCode: 'BM2026-000099', reason: '名额不够' }];

const story = (board: Board): StoryObj => ({
  render: () => (
    <SeatingBoard
      rows={[{ id: 'plan-01', planCode: 'BP2026-0001' }]}
      conditions={{}}
      onClose={() => undefined}
      reload={() => undefined}
    />
  ),
  parameters: { screen: { answers: { 'seatingPlan.seats': () => board } } },
});

export const 编排中: StoryObj = story({ canMove: true, rooms: [room], left });
export const 已发布: StoryObj = story({ canMove: false, rooms: [room], left: [] });
export const 没有考场: StoryObj = story({ canMove: true, rooms: [], left: [] });
