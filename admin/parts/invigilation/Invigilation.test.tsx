import { act as whenDone, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { errorWithoutReply } from '#runtime/core/errors.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { ScreenProvider } from '#runtime/screen/ScreenProvider.tsx';
import type { Board, Session } from './board.ts';
import { Invigilation } from './Invigilation.tsx';
import { boardOf, minutesFromNow, personOf, sessionOf, sittingOf } from './testing.ts';
import { texts } from './texts.ts';

let restore: () => void;
let board: Board;
let fails: boolean;
let sessions: Session[];
let calls: { name: string; input: Record<string, unknown> }[] = [];
let reply: { count: number; left: { reason: string; nickname: string }[] };

/** A stream that a test tells. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static last: Stream | undefined;
  readyState = 1;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    Stream.last = this;
  }
  tell(name: string, data: unknown): void {
    whenDone(() => void this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) })));
  }
  fail(): void {
    whenDone(() => void this.dispatchEvent(new Event('error')));
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
}

beforeEach(() => {
  vi.stubGlobal('EventSource', Stream);
  [calls, board, sessions, reply] = [[], boardOf(), [sessionOf()], { count: 1, left: [] }];
  fails = false;
  sessionStore.set({ ...signedOut, status: 'signedIn', codes: new Set(['a12-m2.18', 'a12-m2.18.3']) });
  restore = setTransport(async ({ name, input }) => {
    calls.push({ name, input });
    if (fails) throw errorWithoutReply('network');
    if (name === 'invigilate.board') return board;
    if (name === 'invigilate.sessions') return sessions;
    if (name === 'invigilate.act') return reply;
    return {};
  });
});
afterEach(() => {
  restore();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStore.set(signedOut);
});

function show(query = 'session=session-1'): void {
  render(
    <ScreenProvider initialQuery={query}>
      <Invigilation />
    </ScreenProvider>,
  );
}
const acted = () => calls.flatMap(({ name, input }) => (name === 'invigilate.act' ? [input] : []));
const seat = (name: string) => screen.findByRole('gridcell', { name: new RegExp(name) });

it('shows the sessions that one invigilates, and opens a board', async () => {
  show('');
  fireEvent.click(await screen.findByRole('button', { name: /^进入监考台/ }));
  await seat('考生1，未到');
  expect(calls.find(({ name }) => name === 'invigilate.board')?.input).toEqual({ sessionId: 'session-1' });
});

it('says how one gets a session where there is none', async () => {
  sessions = [];
  show('');
  await screen.findByText(texts.howToGet);
});

it('shows how each is, in words, and how many are how', async () => {
  show();
  await seat('考生2，已签到');
  await seat('考生3，作答中，已答 12，共 50 题，剩 (49|50) 分，离开 2');
  await seat('考生4，暂停');
  await seat('考生5，作答中，.*剩 (49|50) 分，很久没有保存');
  await seat('考生6，已交卷');
  await seat('考生7，缺考');
  await seat('阿卜杜拉.*违规 1');
  const counted = Object.entries(texts.counts).map(
    ([, title]) => screen.getByText(title, { selector: 'dt' }).nextSibling?.textContent,
  );
  expect(counted).toEqual(['1', '1', '3', '1', '1', '1', '8', '0', '1']);
  expect(screen.getByText('482915')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: texts.hide }));
  expect(screen.queryByText('482915')).toBeNull();
});

it('is red only where something is to be done: who waits to be let in', async () => {
  board = boardOf({
    people: [sittingOf(1, { savedTime: minutesFromNow(-9) }), sittingOf(2, { isAwaitingRelease: true })],
  });
  show();
  const red = (cell: HTMLElement) => cell.querySelector('.is-waiting') !== null;
  expect(red(await seat('考生1，作答中，'))).toBe(false);
  const waiting = await seat('考生2，作答中，等放行');
  expect(red(waiting)).toBe(true);
  within(waiting).getByText(texts.waiting);
  expect(screen.getByText(texts.counts.waiting, { selector: 'dt' }).nextSibling?.textContent).toBe('1');
});

it('shows all of several rooms by room, and those without a seat last', async () => {
  const rooms = [{ id: 'room-9', roomName: '机房 9', seatPlan: ['ss'] }, ...board.rooms];
  const people = [
    sittingOf(1, { placementId: 'p-0', personName: '没座位', roomId: null, seat: null }),
    ...board.people,
    sittingOf(1, { placementId: 'p-2', personName: '隔壁', roomId: 'room-9' }),
  ];
  board = { ...board, rooms, people };
  show();
  await seat('隔壁，');
  fireEvent.click(screen.getByRole('tab', { name: texts.all }));
  const titles = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  expect(titles).toEqual(['机房 9 · 1 人', '机房 1 · 8 人', `${texts.unseated} · 1 人`]);
  within(screen.getByRole('list', { name: texts.unseated })).getByRole('button', { name: /没座位/ });
  expect(within(screen.getByRole('list', { name: '机房 1' })).getAllByRole('button')).toHaveLength(8);
});

it('finds somebody by name, number or seat, and opens the only one by Enter', async () => {
  show();
  await seat('考生1，');
  const box = screen.getByRole('searchbox', { name: texts.find });
  const found = (wanted: string): number => {
    fireEvent.change(box, { target: { value: wanted } });
    return screen.queryAllByRole('gridcell', { name: new RegExp(texts.isHit) }).length;
  };
  expect([found('考生'), found('20260007'), found('8 号'), found('没有这个人'), found(' ')]).toEqual([7, 1, 1, 0, 0]);
  found('考生');
  screen.getByText(texts.found(7, 0));
  fireEvent.keyDown(box, { key: 'Enter' });
  fireEvent.keyUp(box, { key: 'Enter' });
  expect(screen.queryByRole('dialog')).toBeNull();
  found('3');
  await seat('考生3，.*找到的');
  fireEvent.keyDown(box, { key: 'Enter' });
  await screen.findByRole('dialog', { name: '考生3' });
});

it('fills the window and leaves it by Escape; the history is folded there', async () => {
  show();
  await seat('考生1，');
  fireEvent.click(screen.getByRole('button', { name: texts.full }));
  expect(screen.queryByRole('button', { name: texts.back })).toBeNull();
  expect(screen.queryByText('与邻座说话')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: texts.history }));
  screen.getByText('与邻座说话');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await screen.findByRole('button', { name: texts.back });
  expect(screen.queryByRole('button', { name: texts.leaveFull })).toBeNull();
});

it('leads back from a board to the sessions', async () => {
  show('');
  fireEvent.click(await screen.findByRole('button', { name: /^进入监考台/ }));
  await seat('考生1，未到');
  fireEvent.click(screen.getByRole('button', { name: texts.back }));
  await screen.findByRole('button', { name: /^进入监考台/ });
});

it('is told by the stream, and reads again where the stream fails and does not come back', async () => {
  show();
  await seat('考生1，未到');
  expect(Stream.last?.address).toContain('/api/invigilate/live?sessionId=session-1');
  Stream.last?.tell('board', board);
  await screen.findByText(new RegExp(texts.live));
  const [first] = board.people;
  const serverTime = minutesFromNow(1);
  Stream.last?.tell('people', { serverTime, people: [{ ...first, state: 'checkedIn' }] });
  await seat('考生1，已签到');
  // What was asked before and comes late tells nothing new.
  Stream.last?.tell('board', board);
  await seat('考生1，已签到');
  // Each stream ends after a while, and the next one begins with the whole board.
  const readings = calls.length;
  Stream.last?.fail();
  Stream.last?.tell('board', { ...board, serverTime });
  expect(screen.getByText(new RegExp(texts.live))).toBeTruthy();
  expect(calls).toHaveLength(readings);
  board = { ...board, serverTime: minutesFromNow(2), people: board.people.slice(1) };
  Stream.last?.fail();
  await screen.findByText(new RegExp(texts.polled), {}, { timeout: 10_000 });
  await waitFor(() => expect(screen.queryByRole('gridcell', { name: /考生1，/ })).toBeNull());
});

it('takes a line without a word for dead, says how long it is, reads itself, and opens the stream again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show();
  await seat('考生1，未到');
  Stream.last?.tell('board', board);
  await screen.findByText(new RegExp(texts.live));
  const [stream, readings] = [Stream.last, calls.length];
  await whenDone(() => vi.advanceTimersByTimeAsync(11_000));
  stream?.tell('time', { serverTime: minutesFromNow(0) });
  await whenDone(() => vi.advanceTimersByTimeAsync(11_000));
  expect(screen.getByText(new RegExp(texts.live))).toBeTruthy();
  expect([calls.length, Stream.last === stream]).toEqual([readings, true]);
  fails = true;
  await whenDone(() => vi.advanceTimersByTimeAsync(12_000));
  expect(calls.length).toBeGreaterThan(readings);
  expect(Stream.last).not.toBe(stream);
  expect(screen.getByRole('alert').textContent).toMatch(/^已断开 2\d 秒，看到的可能是旧的$/);
  expect(screen.queryByText(new RegExp(texts.live))).toBeNull();
  await seat('考生1，未到');
  fails = false;
  await whenDone(() => vi.advanceTimersByTimeAsync(5_000));
  await screen.findByText(new RegExp(texts.polled));
  expect(screen.queryByRole('alert')).toBeNull();
  Stream.last?.tell('board', board);
  await screen.findByText(new RegExp(texts.live));
});

it('does at once what needs no words', async () => {
  show();
  fireEvent.click(await seat('考生1，未到'));
  const panel = await screen.findByRole('dialog', { name: '考生1' });
  expect(within(panel).getByText('110***********0013')).toBeTruthy();
  fireEvent.click(within(panel).getByRole('button', { name: '签到' }));
  await waitFor(() =>
    expect(acted()).toEqual([{ sessionId: 'session-1', kind: 'checkIn', placementIds: ['place-1'] }]),
  );
  await screen.findByText(texts.done('签到', 1));
});

it('leaves the keys to the panel when the button goes that was pressed', async () => {
  show();
  fireEvent.click(await seat('考生1，未到'));
  const panel = await screen.findByRole('dialog', { name: '考生1' });
  const button = within(panel).getByRole('button', { name: '签到' });
  button.focus();
  board = boardOf({ people: [personOf(1, { state: 'checkedIn' })] });
  fireEvent.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(panel.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(document.activeElement ?? panel, { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '考生1' })).toBeNull());
});

it('asks for what is to be said before it is done', async () => {
  show();
  fireEvent.click(await seat('考生3，'));
  const other = await screen.findByRole('dialog', { name: '考生3' });
  fireEvent.click(within(other).getByRole('button', { name: '强制交卷' }));
  // In tests antd gives the titles of a drawer and a dialog the same id.
  const words = await screen.findByRole('textbox');
  const dialog = words.closest<HTMLElement>('.invigilation-dialog') ?? other;
  fireEvent.click(within(dialog).getByRole('button', { name: '强制交卷' }));
  await within(dialog).findByText(texts.missingWords);
  expect(acted()).toEqual([]);
  fireEvent.change(words, { target: { value: ' 身体不适 ' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '强制交卷' }));
  await waitFor(() =>
    expect(acted()[0]).toEqual({ sessionId: 'session-1', kind: 'handIn', placementIds: ['place-3'], text: '身体不适' }),
  );
});

it('chooses several by keys, and tells who was left out and why', async () => {
  reply = { count: 1, left: [{ nickname: '考生1', reason: '还没有开始' }] };
  show();
  fireEvent.keyDown(await seat('考生1，'), { key: ' ' });
  fireEvent.click(await seat('考生3，'), { shiftKey: true });
  await screen.findByText(texts.chosenCount(3));
  const bar = screen.getByRole('toolbar');
  fireEvent.click(within(bar).getByRole('button', { name: '延长' }));
  const dialog = await screen.findByRole('dialog', { name: '延长' });
  within(dialog).getByText(texts.concerns(1, 3));
  fireEvent.click(within(dialog).getByRole('radio', { name: '10 分钟' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '延长' }));
  await screen.findByText(texts.leftLine('考生1', '还没有开始'));
  expect(acted()).toEqual([
    { sessionId: 'session-1', kind: 'extend', placementIds: ['place-1', 'place-2', 'place-3'], seconds: 600 },
  ]);
});

it('pauses a room after it has said how many; says something to all', async () => {
  const rooms = [...board.rooms, { id: 'room-2', roomName: '机房 2', seatPlan: ['ss'] }];
  board = { ...board, rooms, people: [...board.people, sittingOf(1, { placementId: 'p-2', roomId: 'room-2' })] };
  show();
  await seat('考生1，未到');
  fireEvent.click(screen.getByRole('button', { name: '全部暂停' }));
  const dialog = await screen.findByRole('dialog', { name: '暂停' });
  within(dialog).getByText(texts.concerns(3, 8));
  fireEvent.click(within(dialog).getByRole('button', { name: '暂停' }));
  await waitFor(() => expect(acted()).toEqual([{ sessionId: 'session-1', kind: 'pause', roomId: 'room-1' }]));
  fireEvent.click(screen.getByRole('tab', { name: texts.all }));
  fireEvent.click(screen.getByRole('button', { name: '通知' }));
  const notice = await screen.findByRole('dialog', { name: '通知' });
  fireEvent.change(within(notice).getByRole('textbox'), { target: { value: '还有 10 分钟' } });
  fireEvent.click(within(notice).getByRole('button', { name: '通知' }));
  await waitFor(() => expect(acted()[1]).toEqual({ sessionId: 'session-1', kind: 'announce', text: '还有 10 分钟' }));
});

it('only shows where one may not act', async () => {
  sessionStore.set({ ...signedOut, status: 'signedIn', codes: new Set(['a12-m2.18']) });
  show();
  fireEvent.click(await seat('考生3，'));
  await screen.findByRole('dialog', { name: '考生3' });
  expect(screen.queryByRole('button', { name: '延长' })).toBeNull();
  expect(screen.queryByRole('button', { name: '全部暂停' })).toBeNull();
});
