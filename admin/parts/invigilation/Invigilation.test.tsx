import { act as whenDone, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { setPresenter } from '#runtime/core/presenter.ts';
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
/** What a reading of the board waits for. */
let reading: Promise<unknown> | undefined;
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
  [fails, reading] = [false, undefined];
  sessionStore.set({ ...signedOut, status: 'signedIn', codes: new Set(['a12-m2.18', 'a12-m2.18.3']) });
  restore = setTransport(async ({ name, input }) => {
    calls.push({ name, input });
    if (fails) throw errorWithoutReply('network');
    if (name === 'invigilate.board') {
      await reading;
      return board;
    }
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
const press = (button: string, at: HTMLElement = document.body) =>
  fireEvent.click(within(at).getByRole('button', { name: button }));
/** The dialog that something is written in. In tests antd gives the titles of a drawer and a dialog the same id. */
const dialogOf = (box: HTMLElement): HTMLElement => {
  const dialog = box.closest<HTMLElement>('.invigilation-dialog');
  if (!dialog) throw new Error('no dialog');
  return dialog;
};
const open = async (name: string): Promise<HTMLElement> => {
  fireEvent.click(await seat(`${name}，`));
  return screen.findByRole('dialog', { name });
};
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
  const words = await screen.findByRole('textbox');
  const dialog = dialogOf(words);
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
  reply = {
    count: 1,
    left: [
      { nickname: '考生1', reason: '还没有开始' },
      { nickname: '2 个考位', reason: '不在您监考的考场' },
    ],
  };
  show();
  fireEvent.keyDown(await seat('考生1，'), { key: ' ' });
  fireEvent.click(await seat('考生3，'), { shiftKey: true });
  await screen.findByText(texts.chosenCount(3));
  const bar = screen.getByRole('toolbar');
  fireEvent.click(within(bar).getByRole('button', { name: '延长' }));
  const dialog = await screen.findByRole('dialog', { name: '延长' });
  within(dialog).getByText(texts.concerns(1, 3));
  within(dialog).getByText(texts.notBegun(2));
  fireEvent.click(within(dialog).getByRole('radio', { name: '10 分钟' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '延长 10 分钟' }));
  await screen.findByText(texts.leftLine('考生1', '还没有开始'));
  screen.getByText(texts.leftLine('2 个考位', '不在您监考的考场'));
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
  within(dialog).getByText(texts.concerns(3, 8, '机房 1'));
  fireEvent.click(within(dialog).getByRole('button', { name: '暂停' }));
  await waitFor(() => expect(acted()).toEqual([{ sessionId: 'session-1', kind: 'pause', roomId: 'room-1' }]));
  fireEvent.click(screen.getByRole('tab', { name: texts.all }));
  fireEvent.click(screen.getByRole('button', { name: '通知' }));
  const notice = await screen.findByRole('dialog', { name: '通知' });
  within(notice).getByText(texts.concerns(9, 9, texts.everywhere));
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

it('sends no other minutes than were typed, and says before how many', async () => {
  show();
  press('延长', await open('考生3'));
  const dialog = dialogOf(await screen.findByRole('radio', { name: texts.otherMinutes }));
  fireEvent.click(within(dialog).getByRole('radio', { name: texts.otherMinutes }));
  const box = within(dialog).getByRole('spinbutton', { name: texts.howLong });
  expect(document.activeElement).toBe(box);
  for (const typed of ['300', '1.5', '0', '-5', '很久']) {
    fireEvent.change(box, { target: { value: typed } });
    fireEvent.blur(box);
    press('延长', dialog);
    await within(dialog).findByText(texts.missingMinutes(240));
    expect(box).toHaveProperty('value', typed);
  }
  expect(acted()).toEqual([]);
  // A usual number on the way to another is no choice of it.
  for (const typed of ['10', '100']) fireEvent.change(box, { target: { value: typed } });
  fireEvent.click(await within(dialog).findByRole('button', { name: '延长 100 分钟' }));
  await waitFor(() => expect(acted()).toMatchObject([{ kind: 'extend', seconds: 6000 }]));
  await screen.findByText(texts.done('延长 100 分钟', 1));
});

it('takes back a check-in, absence and extensions where there is something to take back', async () => {
  board = boardOf({
    people: [personOf(1), personOf(2, { state: 'checkedIn' }), sittingOf(3, { extendedSeconds: 420 }), sittingOf(4)],
  });
  show();
  const kindsOf = async (name: string): Promise<(string | null)[]> => {
    const panel = await open(name);
    const kinds = within(panel)
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.replace(/\s/g, '') ?? '')
      .filter((kind) => ['签到', '撤销签到', '缺考', '减少延长'].includes(kind));
    fireEvent.keyDown(panel, { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
    return kinds;
  };
  expect(await kindsOf('考生1')).toEqual(['签到', '缺考']);
  expect(await kindsOf('考生2')).toEqual(['撤销签到']);
  expect(await kindsOf('考生4')).toEqual([]);
  press('减少延长', await open('考生3'));
  const dialog = dialogOf(await screen.findByRole('radio', { name: texts.otherMinutes }));
  expect(within(dialog).queryByRole('radio', { name: '10 分钟' })).toBeNull();
  press('减少延长 5 分钟', dialog);
  await waitFor(() =>
    expect(acted()).toEqual([{ sessionId: 'session-1', kind: 'reduce', placementIds: ['place-3'], seconds: 300 }]),
  );
});

it('says that another device waits to be let in', async () => {
  board = boardOf({ people: [sittingOf(3, { isAwaitingRelease: true }), sittingOf(4)] });
  show();
  const panel = await open('考生3');
  within(panel).getByText(texts.awaitsRelease);
  const release = within(panel).getByRole('button', { name: '放行换设备' });
  expect(release.className).toContain('primary');
  press(texts.next, panel);
  await screen.findByRole('dialog', { name: '考生4' });
  expect(screen.queryByText(texts.awaitsRelease)).toBeNull();
  expect(within(panel).getByRole('button', { name: '放行换设备' }).className).not.toContain('primary');
});

it('tells an act on several in one line, and of each of them', async () => {
  const [one] = boardOf().acts;
  if (!one) throw new Error('no act');
  const pause = { ...one, kind: 'pause', violation: null, text: null, placementId: null };
  board = boardOf({
    acts: [
      { ...pause, id: 'few', placementIds: ['place-3', 'place-4'] },
      { ...pause, id: 'many', placementIds: ['place-3', 'place-4', 'place-5', 'place-8'] },
      { ...pause, id: 'all', kind: 'announce', placementIds: [] },
    ],
  });
  show();
  await seat('考生3，');
  const lines = () => screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent);
  // Without a server a kind has no label.
  expect(lines()).toEqual(['pause 考生3、考生4', 'pause 机房 1 · 4 人', 'announce 机房 1']);
  const panel = await open('考生5');
  expect(within(panel).getByRole('listitem').textContent).toContain(`pause ${texts.together(4)}`);
});

it('asks before what was written is lost', async () => {
  const questions: string[] = [];
  let isLeaving = false;
  const restorePresenter = setPresenter({
    confirm: async ({ title }) => {
      questions.push(title);
      return isLeaving;
    },
  });
  show();
  press('记录', await open('考生3'));
  const words = await screen.findByRole('textbox');
  fireEvent.change(words, { target: { value: '借了一支笔' } });
  fireEvent.keyDown(words, { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(questions).toHaveLength(1));
  expect(screen.getByRole('textbox')).toHaveProperty('value', '借了一支笔');
  isLeaving = true;
  press('取消', dialogOf(words));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  // Where nothing was written nothing is asked.
  press('记录', await screen.findByRole('dialog', { name: '考生3' }));
  press('取消', dialogOf(await screen.findByRole('textbox')));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(questions).toHaveLength(2);
  restorePresenter();
});

it('says that the same was done just now', async () => {
  const [, extension] = boardOf().acts;
  if (!extension) throw new Error('no act');
  board = boardOf({
    acts: [{ ...extension, createdTime: minutesFromNow(-1.2), seconds: 600, createdByName: '监考乙' }],
  });
  show();
  await seat('考生3，');
  press('全部延长');
  within(await screen.findByRole('dialog', { name: '延长' })).getByText(texts.lately('监考乙', 1, '延长 10 分钟'));
  press('取消');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('延长', await open('考生4'));
  await screen.findByRole('radio', { name: texts.otherMinutes });
  expect(screen.queryByText(texts.lately('监考乙', 1, '延长 10 分钟'))).toBeNull();
});

it('takes the second click of a double one for nothing', async () => {
  show();
  const panel = await open('考生3');
  const mask = document.querySelector('.ant-drawer-mask');
  if (!mask) throw new Error('no mask');
  fireEvent.click(mask);
  expect(panel.isConnected).toBe(true);
  board = boardOf({ people: [sittingOf(3, { isPaused: true })] });
  press('暂停', panel);
  const resume = await within(panel).findByRole('button', { name: '继续' });
  fireEvent.click(resume);
  expect(acted()).toMatchObject([{ kind: 'pause' }]);
  await waitFor(() => expect(resume).toHaveProperty('disabled', false), { timeout: 3000 });
  fireEvent.click(resume);
  await waitFor(() => expect(acted()).toMatchObject([{ kind: 'pause' }, { kind: 'resume' }]));
  fireEvent.click(mask);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('does nothing again before the board is as it now is', async () => {
  show();
  const panel = await open('考生3');
  let isRead: (value?: unknown) => void = () => undefined;
  reading = new Promise((resolve) => (isRead = resolve));
  board = boardOf({ people: [sittingOf(3, { isPaused: true })] });
  press('暂停', panel);
  await waitFor(() => expect(calls.at(-1)?.name).toBe('invigilate.board'));
  // An answer that nothing holds up would have been drawn by then.
  await whenDone(async () => {});
  press('暂停', panel);
  isRead();
  await within(panel).findByRole('button', { name: '继续' });
  expect(acted()).toMatchObject([{ kind: 'pause' }]);
});

it('leaves the full screen by an Escape that comes before it has filled the screen', async () => {
  let element: Element | null = null;
  let isFilled: () => void = () => undefined;
  const told = () => document.dispatchEvent(new Event('fullscreenchange'));
  const requestFullscreen = vi.fn(async () => {
    await new Promise<void>((resolve) => (isFilled = resolve));
    element = document.documentElement;
    told();
  });
  const exitFullscreen = vi.fn(async () => {
    element = null;
    told();
  });
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => element });
  Object.assign(document, { exitFullscreen });
  Object.assign(document.documentElement, { requestFullscreen });
  show();
  await seat('考生1，');
  press(texts.full);
  await screen.findByRole('button', { name: texts.leaveFull });
  await waitFor(() => expect(requestFullscreen).toHaveBeenCalledTimes(1));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await screen.findByRole('button', { name: texts.full });
  isFilled();
  await waitFor(() => expect(exitFullscreen).toHaveBeenCalledTimes(1));
  expect(element).toBeNull();
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
    Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
});

it('checks in all, and marks the others absent once the session has begun', async () => {
  show();
  await seat('考生1，');
  press('全部签到');
  const arrived = await screen.findByRole('dialog', { name: '签到' });
  within(arrived).getByText(texts.concerns(1, 8, '机房 1'));
  press('签到', arrived);
  await waitFor(() => expect(acted()).toEqual([{ sessionId: 'session-1', kind: 'checkIn' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('其余记为缺考');
  const missing = await screen.findByRole('dialog', { name: '缺考' });
  within(missing).getByText(texts.concerns(1, 1, '机房 1'));
  press('缺考', missing);
  // Who came and has not begun is not among them.
  await waitFor(() =>
    expect(acted()[1]).toEqual({ sessionId: 'session-1', kind: 'absent', placementIds: ['place-1'] }),
  );
});

it('marks nobody absent before the session begins', async () => {
  board = boardOf({ session: { ...board.session, startTime: minutesFromNow(5) } });
  show();
  await seat('考生1，');
  expect(screen.getByRole('button', { name: '全部签到' })).toHaveProperty('disabled', false);
  expect(screen.getByRole('button', { name: '其余记为缺考' })).toHaveProperty('disabled', true);
});

it('chooses all, ends the choice with the act, and chooses them again', async () => {
  show();
  await seat('考生1，');
  fireEvent.click(screen.getByRole('checkbox', { name: texts.many }));
  press(texts.chooseAll);
  screen.getByText(texts.chosenCount(8));
  press('暂停', screen.getByRole('toolbar'));
  press('暂停', await screen.findByRole('dialog', { name: '暂停' }));
  await screen.findByRole('button', { name: '全部暂停' });
  expect(acted()[0]?.['placementIds']).toHaveLength(8);
  expect(screen.getByRole('checkbox', { name: texts.many })).toHaveProperty('checked', false);
  press(texts.chooseFormer(8));
  screen.getByText(texts.chosenCount(8));
});

it('goes from seat to seat in the panel, by keys too', async () => {
  show();
  const panel = await open('考生1');
  press(texts.next, panel);
  await screen.findByRole('dialog', { name: '考生2' });
  fireEvent.keyDown(panel, { key: 'ArrowRight' });
  await screen.findByRole('dialog', { name: '考生3' });
  fireEvent.keyDown(panel, { key: 'ArrowLeft' });
  fireEvent.keyDown(panel, { key: 'ArrowLeft' });
  await screen.findByRole('dialog', { name: '考生1' });
  expect(within(panel).getByRole('button', { name: texts.former })).toHaveProperty('disabled', true);
});
