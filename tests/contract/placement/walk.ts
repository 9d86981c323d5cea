import { daysFromNow } from '#tests/days.ts';
import { randomOf, type Random } from '#tests/random.ts';
import type { Member } from '../certApply/people.ts';
import { must, type Person, type Reply, type Values } from '../mock/exam.ts';
import { reserve, type Arranging, type Prepared } from './places.ts';
import { brokenOf, snapshot, toldOf, type Placed, type Snapshot, type Walked } from './walkState.ts';

/** Everybody who takes part in walks over places. */
export interface Cast extends Pick<Walked, 'server' | 'tenantId'> {
  at: Arranging;
  /** Of the platform, who looks after rooms. */
  operator: Person;
  siteId: string;
  /** Registered for the exam of each walk. */
  learners: Member[];
  /** Of the organisation, but in no exam. */
  stranger: Member;
}

/** How many moves succeeded and how many were refused, by what they were. */
export type Tally = Record<string, { done: number; refused: number }>;

interface Move {
  what: string;
  /** Who lets somebody up out of turn; then the others' order says nothing. */
  isOutOfTurn?: boolean;
  /** Only they may have placements that changed; without it anybody's may. */
  of?: Person | undefined;
  make: () => Promise<Reply<unknown>>;
}

interface Walk extends Walked {
  cast: Cast;
  random: Random;
  exams: Prepared[];
  state: Snapshot;
}

/** Where a placement may go from each state until its session begins, in any number of steps. */
const onward: Readonly<Record<string, readonly string[]>> = { waiting: ['placed', 'cancelled'], placed: ['cancelled'] };
const firstStates: readonly string[] = ['waiting', 'placed', 'cancelled'];

/**
 * Walks at random over the places of an exam of its own, and looks after each move whether anything is as it must not be.
 * @throws Error with the seed and the last moves
 */
export async function walk(options: { cast: Cast; seed: number; steps: number; tally: Tally }): Promise<void> {
  const { cast, seed, steps, tally } = options;
  const random = randomOf(seed);
  const walked = await prepare(cast);
  const walk: Walk = { ...walked, cast, random, state: await snapshot(walked) };
  const expected = new Map<string, number>();
  const last: string[] = [];
  for (let n = 0; n < steps; n += 1) {
    const { busy: busyBefore } = await brokenOf(walk);
    const move = moveOf(walk);
    const { status, message } = await move.make();
    (tally[move.what] ??= { done: 0, refused: 0 })[status === 200 ? 'done' : 'refused'] += 1;
    last.push(`${move.what} → ${status}${status === 200 ? '' : ` ${message}`}`);
    const state = await snapshot(walk);
    const { broken, busy } = await brokenOf(walk);
    const before = walk.state.placement;
    const up = movedUp({ before, after: state.placement });
    for (const { userId } of up) expected.set(userId, (expected.get(userId) ?? 0) + 1);
    const wrong = [
      ...(status >= 500 ? [`answered ${status}`] : []),
      ...broken,
      ...strayOf({ before, after: state.placement }),
      ...(status === 200 || JSON.stringify(before) === JSON.stringify(state.placement)
        ? []
        : ['refused, and changed all the same']),
      ...foreignOf({ before, after: state.placement, of: move.of }),
      ...(move.isOutOfTurn ? [] : passedOver({ before, after: state.placement, busy: [...busy, ...busyBefore] })),
      ...(await untold({ walk, up, expected })),
    ];
    if (wrong.length > 0)
      throw new Error(`seed ${seed}, step ${n + 1}: ${wrong.join('; ')}\n${last.slice(-12).join('\n')}`);
    walk.state = state;
  }
}

/** An exam of two subjects, and two small rooms. */
async function prepare(cast: Cast): Promise<Omit<Walk, 'cast' | 'random' | 'state'>> {
  const { at, operator, siteId, learners, server, tenantId } = cast;
  const subject = (subjectName: string): Values => ({ subjectName, mode: 'offline', fullScore: 100 });
  const exam = await at.exam({ learners, subjects: [subject('理论'), subject('实操')] });
  const { subjects } = await must(at.admin.get<{ subjects: { id: string }[] }>(`/exam/detail?id=${exam.examId}`));
  const exams = subjects.map(({ id }) => ({ ...exam, subjectId: id }));
  const roomIds: string[] = [];
  for (const seatPlan of [['ss', 'sx'], ['sas']])
    roomIds.push(
      (
        await must(
          operator.post<{ id: string }>('/examination/room/insert', {
            siteId,
            roomName: `漫步 ${exam.examId.slice(-8)} ${roomIds.length}`,
            seatPlan,
          }),
        )
      ).id,
    );
  return { server, tenantId, examId: exam.examId, roomIds, exams };
}

/** Who waited before a move and has a place after it. */
function movedUp({ before, after }: { before: Placed[]; after: Placed[] }): Placed[] {
  const waited = new Set(before.filter(({ state }) => state === 'waiting').map(({ id }) => id));
  return after.filter(({ id, state }) => state === 'placed' && waited.has(id));
}

/** Z4: who moved up is told each time, once. */
async function untold({
  walk,
  up,
  expected,
}: {
  walk: Walked;
  up: Placed[];
  expected: ReadonlyMap<string, number>;
}): Promise<string[]> {
  const wrong: string[] = [];
  for (const { userId } of up) {
    const [times, told] = [expected.get(userId), await toldOf(walk, userId)];
    if (times !== told) wrong.push(`Z4: moved up ${times} times and was told ${told} times`);
  }
  return wrong;
}

/** Placements that went where none may go, or that are gone. */
function strayOf({ before, after }: { before: Placed[]; after: Placed[] }): string[] {
  const former = new Map(before.map((each) => [each.id, each]));
  const stray = after.flatMap(({ id, state, sessionId, applyId }) => {
    const from = former.get(id);
    former.delete(id);
    if (!from) return firstStates.includes(state) ? [] : [`a placement began as ${state}`];
    if ((from.sessionId !== sessionId || from.applyId !== applyId) && from.state !== 'placed')
      return ['a placement changed its session'];
    return from.state === state || onward[from.state]?.includes(state) ? [] : [`${from.state} became ${state}`];
  });
  return [...stray, ...(former.size > 0 ? ['a placement is gone'] : [])];
}

/** Placements of others that a learner changed; who moves up because of it is meant to. */
function foreignOf({ before, after, of }: { before: Placed[]; after: Placed[]; of: Person | undefined }): string[] {
  if (!of || !('userId' in of)) return [];
  const former = new Map(before.map(({ id, state }) => [id, state]));
  const isMeant = ({ id, state, userId }: Placed): boolean =>
    userId === of.userId || former.get(id) === state || (former.get(id) === 'waiting' && state === 'placed');
  return after.every(isMeant) ? [] : ["changed another's placement"];
}

/** Who still waits, was free, and came before somebody who moved up. */
function passedOver({ before, after, busy }: { before: Placed[]; after: Placed[]; busy: string[] }): string[] {
  const up = movedUp({ before, after });
  const orderOf = ({ waitingSince, id }: Placed): string => `${waitingSince} ${id}`;
  const isPassed = after.some(
    (each) =>
      each.state === 'waiting' &&
      !busy.includes(each.id) &&
      up.some((other) => other.sessionId === each.sessionId && orderOf(each) < orderOf(other)),
  );
  return isPassed ? ['Z4: somebody moved up before who came earlier'] : [];
}

function moveOf(walk: Walk): Move {
  const { random, state } = walk;
  if (published(state).length < 3) return newSession(walk);
  return random.weighted<() => Move>([
    [16, () => reserveOne(walk)],
    [6, () => releaseOne(walk)],
    [5, () => assign(walk)],
    [5, () => reseat(walk)],
    [4, () => stepOfPlacement(walk)],
    [2, () => changePlaces(walk)],
    [1, () => stepOfSession(walk)],
    [1, () => stepOfApply(walk)],
    [1, () => changeRoom(walk)],
    [1, () => moveWindow(walk)],
    [3, () => plan(walk)],
    [state.entry.length > 0 ? 2 : 0, () => moveEntry(walk)],
  ])();
}

/** What there is not. */
const none = { id: 'none', version: 1, state: '', place: '', subjectId: '' };

const published = ({ session }: Snapshot): Snapshot['session'] => session.filter(({ state }) => state === 'published');

/** A learner of the exam, mostly. */
const anybody = ({ random, cast }: Walk): Member => (random.chance(0.95) ? random.of(cast.learners) : cast.stranger);

/** Whoever arranges the exam, mostly; a learner, who may not, now and then. */
const worker = (walk: Walk): Person => (walk.random.chance(0.93) ? walk.cast.at.admin : anybody(walk));

function reserveOne(walk: Walk): Move {
  const { random, state } = walk;
  const person = anybody(walk);
  const [wanted] = published(state);
  const session =
    wanted && random.chance(0.4) ? wanted : random.of(random.chance(0.9) ? published(state) : state.session);
  return { what: 'reserve', of: person, make: () => reserve(person, session.id, random.chance(0.9)) };
}

function releaseOne(walk: Walk): Move {
  const { random, state } = walk;
  const person = anybody(walk);
  const own = state.placement.filter((each) => each.userId === person.userId && each.state !== 'cancelled');
  const { id } = random.of(own.length > 0 && random.chance(0.9) ? own : [...state.placement, none]);
  return {
    what: 'release',
    of: person,
    make: () => person.post('/certExam/cancelReservation', { ids: [id], step: 'release' }),
  };
}

/** A room and a seat, mostly of the session's. */
function seatIn({ random, state, roomIds }: Walk): Values {
  if (random.chance(0.4)) return {};
  const roomId = random.of(roomIds);
  const seats = state.room.find(({ id }) => id === roomId)?.seats ?? 1;
  return { roomId, ...(random.chance(0.9) && { seat: 1 + random.below(seats + 1) }) };
}

function assign(walk: Walk): Move {
  const { random, state } = walk;
  const by = worker(walk);
  const session = random.of([...published(state), none]);
  const free = state.apply.filter(
    (apply) =>
      apply.state === 'registered' &&
      !state.placement.some(
        (each) => each.applyId === apply.id && each.subjectId === session.subjectId && each.state !== 'cancelled',
      ),
  );
  const { id: applyId } = random.of(free.length > 0 && random.chance(0.8) ? free : [...state.apply, none]);
  const seat = session.place === 'online' && random.chance(0.8) ? {} : seatIn(walk);
  return {
    what: 'assign',
    of: by,
    make: () => by.post('/placement/save', { applyId, sessionId: session.id, ...seat }),
  };
}

function reseat(walk: Walk): Move {
  const { random, state } = walk;
  const open = state.placement.filter((each) => each.state === 'placed' || random.chance(0.1));
  const { id, version } = random.of([...open, none]);
  const by = worker(walk);
  return {
    what: 'reseat',
    of: by,
    make: () =>
      by.post('/placement/save', { id, version: random.chance(0.95) ? version : version + 1, ...seatIn(walk) }),
  };
}

function stepOfPlacement(walk: Walk): Move {
  const { random, state } = walk;
  const step = random.of(['moveUp', 'cancel']);
  const fitting = state.placement.filter(
    (each) => each.state === 'waiting' || (step === 'cancel' && each.state === 'placed'),
  );
  const { id } = random.of(fitting.length > 0 && random.chance(0.8) ? fitting : [...state.placement, none]);
  const by = worker(walk);
  return {
    what: step,
    of: by,
    isOutOfTurn: step === 'moveUp',
    make: () => by.post('/placement/step', { ids: [id], step, ...(step === 'cancel' && { reason: '场地调整' }) }),
  };
}

function changePlaces({ random, state, cast }: Walk): Move {
  const online = state.session.filter((session) => session.place === 'online');
  const { id, version } = random.of([...online, none]);
  const ownPlaces = random.chance(0.03) ? null : 1 + random.below(2);
  return {
    what: 'change places',
    make: () => cast.at.admin.post('/examSession/save', { id, version, ownPlaces }),
  };
}

function stepOfSession(walk: Walk): Move {
  const { random, state } = walk;
  const { id } = random.of([...state.session, none]);
  const step = random.of(['cancel', 'withdraw', 'withdraw', 'publish']);
  const by = worker(walk);
  return {
    what: `session ${step}`,
    of: by,
    make: () =>
      by.post(step === 'publish' ? '/certExam/issuance' : '/examSession/step', {
        ids: [id],
        step,
        ...(step === 'cancel' && { cancelReason: '人太少' }),
      }),
  };
}

/** Some begin at the same time, in either subject, so that people are busy. */
function newSession({ random, cast: { at }, exams, roomIds }: Walk): Move {
  const exam = random.of(random.chance(0.6) ? exams.slice(0, 1) : exams);
  const day = 20 + random.below(4) * 2;
  const isOnline = random.chance(0.6);
  const values: Values = isOnline
    ? { ...(random.chance(0.97) && { ownPlaces: 1 }) }
    : {
        place: 'room',
        rooms: roomIds.filter((_, n) => n === 0 || random.chance(0.5)).map((roomId) => ({ roomId })),
      };
  return {
    what: isOnline ? 'new session online' : 'new session in rooms',
    make: async () => {
      const session = {
        examId: exam.examId,
        subjectId: exam.subjectId,
        place: 'online',
        startTime: daysFromNow(day),
        endTime: daysFromNow(day + 0.1),
        ...values,
      };
      const made = await at.admin.post<{ id: string }>('/examSession/save', session);
      if (made.status !== 200) return made;
      return at.admin.post('/certExam/issuance', { ids: [made.data.id], step: 'publish' });
    },
  };
}

function stepOfApply(walk: Walk): Move {
  const { random, state } = walk;
  const approved = state.apply.filter((each) => each.state === 'approved');
  const isBack = approved.length > 0 && random.chance(0.7);
  const { id } = random.of(isBack ? approved : state.apply);
  const by = worker(walk);
  return {
    what: isBack ? 'register' : 'unregister',
    of: by,
    make: () =>
      isBack
        ? by.post('/certApply/batchApplyCert', { ids: [id], step: 'register' })
        : by.post('/certApply/step', { ids: [id], step: 'unregister', reason: '材料有误' }),
  };
}

/** Seats go out of use and come back. */
function changeRoom({ random, state, cast: { operator } }: Walk): Move {
  const { id, version } = random.of(state.room);
  const seatPlan = random.of([['ss', 'sx'], ['sas'], ['sx', 'ss'], ['s']]);
  return {
    what: 'change room',
    make: () => operator.post('/examination/room/update', { id, version, seatPlan }),
  };
}

/** What only time would do: reservations are over, and open again. */
function moveWindow({ random, examId, cast: { at } }: Walk): Move {
  const until = random.chance(0.3) ? -0.01 : 20;
  return {
    what: 'time passes',
    make: async () => {
      await at.change(`update "exam" set "reserveEndTime" = now() + $2 * interval '1 day' where "id" = $1`, [
        examId,
        until,
      ]);
      return { status: 200, message: '', data: {} };
    },
  };
}

/** A plan of seats is made, arranged, published or given up. */
function plan(walk: Walk): Move {
  const { random, state, exams } = walk;
  const draft = state.plan.find((each) => each.state === 'draft');
  const by = worker(walk);
  const what = draft ? random.of(['arrange', 'arrange', 'publish plan', 'cancel plan']) : 'new plan';
  const id = draft?.id ?? '';
  const make = {
    'new plan': () => by.post('/seatingPlan/save', { examId: walk.examId, subjectId: random.of(exams).subjectId }),
    arrange: async () => {
      const begun = await by.post<{ id: string }>('/seatingPlan/arrange', { id });
      if (begun.status !== 200) return begun;
      for (;;) {
        const job = await must(by.get<{ state: string }>(`/job/progress?id=${begun.data.id}`));
        if (job.state === 'done') return begun;
        if (!['waiting', 'running'].includes(job.state)) return { ...begun, status: 409, message: job.state };
        await new Promise((done) => setImmediate(done));
      }
    },
    'publish plan': () => by.post('/seatingPlan/step', { ids: [id], step: 'publish', mayLeave: random.chance(0.8) }),
    'cancel plan': () => by.post('/seatingPlan/step', { ids: [id], step: 'cancel' }),
  }[what];
  if (!make) throw new Error(what);
  return { what, of: by, make };
}

function moveEntry(walk: Walk): Move {
  const { random, state } = walk;
  const by = worker(walk);
  const { id } = random.of([...state.entry, none]);
  const session = random.of(random.chance(0.9) ? published(state) : state.session);
  return {
    what: 'move by hand',
    of: by,
    make: () =>
      by.post('/seatingEntry/move', {
        id,
        ...(random.chance(0.8) && { sessionId: session.id, ...(session.place !== 'online' && seatIn(walk)) }),
      }),
  };
}
