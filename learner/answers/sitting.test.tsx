import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSitting, type Sitting } from './sitting.ts';
import { memoryServer, memoryStore } from './testing.ts';

const sittingId = 'mock-1';

/** Numbers M… are rules of docs/rules.md. */
describe('a sitting', () => {
  const ends: (() => void)[] = [];
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    vi.useRealTimers();
  });

  const sit = async ({
    world,
    deviceId = 'one',
    store = memoryStore(),
  }: {
    world: ReturnType<typeof memoryServer>;
    deviceId?: string;
    store?: ReturnType<typeof memoryStore>;
  }): Promise<Sitting & { close: () => void }> => {
    const sitting = createSitting({ sittingId, calls: world.callsOf(deviceId), store });
    const close = sitting.open();
    ends.push(close);
    await settle();
    return { ...sitting, close };
  };
  const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
  const choose = (sitting: Sitting, questionId: string, option: number): void =>
    sitting.give(questionId, { selectedOptions: [option] });
  const stored = (world: ReturnType<typeof memoryServer>, questionId: string): number[] | undefined =>
    world.server.answers.get(questionId)?.selectedOptions;

  it('saves each answer as it is given', async () => {
    const world = memoryServer();
    const sitting = await sit({ world });
    choose(sitting, 'q1', 2);
    expect(sitting.saving.get().waiting).toBe(1);
    await settle();
    expect(stored(world, 'q1')).toEqual([2]);
    expect(sitting.saving.get().waiting).toBe(0);
  });

  it('H3: a paused exam stands still and takes no answer; what waited is sent when it goes on', async () => {
    const world = memoryServer();
    const sitting = await sit({ world });
    world.server.isPaused = true;
    choose(sitting, 'q1', 2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sitting.state.get()).toMatchObject({ isPaused: true, notices: [{ text: '停电，请稍候' }] });
    const left = sitting.remaining();
    choose(sitting, 'q2', 1);
    expect(sitting.state.get().given['q2']?.selectedOptions).toEqual([]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(sitting.remaining()).toBe(left);
    expect(stored(world, 'q1')).toBeUndefined();
    world.server.isPaused = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(sitting.state.get().isPaused).toBe(false);
    expect(stored(world, 'q1')).toEqual([2]);
  });

  it('H10: tells how long the page was left, once one is back', async () => {
    const world = memoryServer();
    await sit({ world });
    const show = async (visibility: DocumentVisibilityState): Promise<void> => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
      document.dispatchEvent(new Event('visibilitychange'));
      await settle();
    };
    await show('hidden');
    await vi.advanceTimersByTimeAsync(7000);
    await show('visible');
    expect(world.server.left).toEqual([7]);
    await show('visible');
    expect(world.server.left).toEqual([7]);
    vi.restoreAllMocks();
  });

  it('M7: keeps what was answered without a network over a reload, and sends it then', async () => {
    const world = memoryServer();
    const store = memoryStore();
    const before = await sit({ world, store });
    world.server.isReachable = false;
    choose(before, 'q1', 1);
    choose(before, 'q2', 2);
    choose(before, 'q1', 2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.server.answers.size).toBe(0);
    before.close();
    world.server.isReachable = true;
    const after = await sit({ world, store });
    expect(after.state.get().given).toMatchObject({ q1: { selectedOptions: [2] }, q2: { selectedOptions: [2] } });
    await settle();
    expect([stored(world, 'q1'), stored(world, 'q2')]).toEqual([[2], [2]]);
    expect(await store.list(sittingId)).toEqual([]);
  });

  it('shows the server’s time, whatever the wall clock says, within two seconds', async () => {
    vi.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);
    const sitting = await sit({ world: memoryServer({ seconds: 600 }) });
    await vi.advanceTimersByTimeAsync(100_000);
    expect(Math.abs((sitting.remaining() ?? 0) - 500_000)).toBeLessThan(2000);
  });

  it('M8: is told of another device without answering anything, changes nothing then, and can take over', async () => {
    const world = memoryServer();
    const one = await sit({ world });
    const two = await sit({ world, deviceId: 'two' });
    expect(two.state.get().isMine).toBe(false);
    choose(two, 'q1', 2);
    expect(two.state.get().given['q1']?.selectedOptions).toEqual([]);
    world.server.deviceId = 'two';
    await vi.advanceTimersByTimeAsync(11_000);
    expect(one.state.get()).toMatchObject({ phase: 'sitting', isMine: false });
    choose(one, 'q1', 2);
    expect(world.server.answers.size).toBe(0);
    await one.takeOver();
    choose(one, 'q1', 2);
    await settle();
    expect(stored(world, 'q1')).toEqual([2]);
  });

  it('another window of the browser is told at once', async () => {
    const world = memoryServer();
    const one = await sit({ world });
    const two = await sit({ world, deviceId: 'two' });
    vi.useRealTimers();
    await two.takeOver();
    await vi.waitFor(() => expect(one.state.get().isMine).toBe(false));
    expect(two.state.get().isMine).toBe(true);
  });

  it('what one device could not send goes once it takes over again, but not over what was answered elsewhere since', async () => {
    const world = memoryServer();
    const one = await sit({ world });
    const two = await sit({ world, deviceId: 'two' });
    world.server.isReachable = false;
    for (const option of [1, 2, 1]) {
      choose(one, 'q1', option);
      choose(one, 'q2', option);
    }
    await settle();
    world.server.isReachable = true;
    await two.takeOver();
    choose(two, 'q1', 2);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(one.state.get().isMine).toBe(false);
    expect(one.saving.get().waiting).toBe(2);
    await one.takeOver();
    await settle();
    expect([stored(world, 'q1'), stored(world, 'q2')]).toEqual([[2], [1]]);
    expect(one.state.get().given).toMatchObject({ q1: { selectedOptions: [2] }, q2: { selectedOptions: [1] } });
  });

  it('M6: sends what is typed in the last moments, and at the deadline goes to the result', async () => {
    const world = memoryServer({ seconds: 20 });
    const sitting = await sit({ world });
    await vi.advanceTimersByTimeAsync(14_900);
    sitting.give('q1', { inputInfo: ['前'] }, { isTyping: true });
    await vi.advanceTimersByTimeAsync(4000);
    expect(world.server.answers.get('q1')?.inputInfo).toEqual(['前']);
    sitting.give('q1', { inputInfo: ['前后'] }, { isTyping: true });
    await settle();
    expect(world.server.answers.get('q1')?.inputInfo).toEqual(['前后']);
    await vi.advanceTimersByTimeAsync(3000);
    expect(sitting.state.get()).toMatchObject({ phase: 'handedIn', lateCount: 0 });
  });

  it('M6: says how many answers came too late', async () => {
    const world = memoryServer({ seconds: 20 });
    const sitting = await sit({ world });
    world.server.isReachable = false;
    choose(sitting, 'q1', 1);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(sitting.state.get().phase).toBe('ending');
    world.server.isReachable = true;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sitting.state.get()).toMatchObject({ phase: 'handedIn', lateCount: 1 });
  });

  it('M5: hands in only once everything is saved, and every window goes to the result', async () => {
    const world = memoryServer();
    const store = memoryStore();
    const sitting = await sit({ world, store });
    const other = await sit({ world, deviceId: 'two' });
    world.server.isReachable = false;
    choose(sitting, 'q1', 1);
    await settle();
    expect(await sitting.handIn()).toEqual({ kind: 'unsaved', count: 1 });
    expect(world.server.isHandedIn).toBe(false);
    world.server.isReachable = true;
    vi.useRealTimers();
    expect(await sitting.handIn()).toEqual({ kind: 'done' });
    expect(stored(world, 'q1')).toEqual([1]);
    expect(sitting.state.get().phase).toBe('handedIn');
    expect(await store.list(sittingId)).toEqual([]);
    await vi.waitFor(() => expect(other.state.get().phase).toBe('handedIn'));
  });

  it('what did not arrive before an exam was handed in by others is sent when it is opened again, by its own examinee alone', async () => {
    const world = memoryServer({ attemptId: 'attempt-1' });
    const store = memoryStore();
    const before = await sit({ world, store });
    world.server.isReachable = false;
    choose(before, 'q1', 2);
    await settle();
    world.server.isHandedIn = true;
    world.server.isReachable = true;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(before.state.get()).toMatchObject({ phase: 'handedIn', lateCount: 1 });
    before.close();
    const reloaded = await sit({ world, store });
    await settle();
    expect(reloaded.state.get()).toMatchObject({ phase: 'failed', lateCount: 1 });
    reloaded.close();

    const others = memoryServer({ attemptId: 'attempt-2' });
    const neighbour = await sit({ world: others, store });
    await settle();
    expect([neighbour.state.get().given['q1']?.selectedOptions, others.server.answers.size]).toEqual([[], 0]);
    neighbour.close();

    world.server.isHandedIn = false;
    const after = await sit({ world, store });
    await settle();
    expect(after.state.get().given['q1']?.selectedOptions).toEqual([2]);
    expect(stored(world, 'q1')).toEqual([2]);
    expect(await store.list('attempt-1')).toEqual([]);
  });

  it('goes on where handing in fails', async () => {
    const world = memoryServer();
    const sitting = await sit({ world });
    world.server.isReachable = false;
    expect(await sitting.handIn()).toMatchObject({ kind: 'failed', error: { kind: 'network' } });
    expect(sitting.state.get().phase).toBe('sitting');
    world.server.deviceId = 'two';
    world.server.isReachable = true;
    expect(await sitting.handIn()).toEqual({ kind: 'elsewhere' });
    expect(sitting.state.get().isMine).toBe(false);
  });

  it('says why it cannot be loaded, and loads once the network is back', async () => {
    const world = memoryServer();
    world.server.isReachable = false;
    const sitting = await sit({ world });
    expect(sitting.state.get()).toMatchObject({ phase: 'failed', error: { kind: 'network' } });
    world.server.isReachable = true;
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(sitting.state.get().phase).toBe('sitting');
  });
});
