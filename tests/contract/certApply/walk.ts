import { daysFromNow } from '#tests/days.ts';
import { randomOf, type Random } from '#tests/random.ts';
import { changing } from '#server/database/statement.ts';
import { entityOf } from '../artefacts.ts';
import { must, type Person, type Reply, type Values } from '../mock/exam.ts';
import type { Cast } from './cast.ts';
import { idNumberOf } from './people.ts';
import { brokenOf, entities, snapshot, type Named, type Snapshot } from './walkState.ts';

type Steps = Partial<Record<Named, readonly string[]>>;

/** What a move may come to: the steps by entity that records may have taken. Whoever may not move has none. */
interface Move {
  what: string;
  may: Steps;
  /** Steps that may have been taken also where the move was refused: what is late expires by itself. */
  anyway?: Steps;
  make: () => Promise<Reply<unknown>>;
}

/** How many moves succeeded and how many were refused, by what they were. */
export type Tally = Record<string, { done: number; refused: number }>;

interface Walk {
  cast: Cast;
  random: Random;
  certIds: string[];
  named: string;
  state: Snapshot;
}

/**
 * Walks at random over the states of applications, exams and sessions of certificates of its own, and looks after each
 * move whether anything is as it must not be.
 * @throws Error with the seed and the last moves
 */
export async function walk({
  cast,
  seed,
  steps,
  tally,
}: {
  cast: Cast;
  seed: number;
  steps: number;
  tally: Tally;
}): Promise<void> {
  const named = `${seed}-${Date.now()}`;
  const random = randomOf(seed);
  const certIds = await makeCerts({ cast, named });
  const at: Walk = { cast, random, named, certIds, state: await snapshot({ cast, certIds }) };
  const last: string[] = [];
  for (let n = 0; n < steps; n += 1) {
    const move = moveOf(at, n);
    const { status, message } = await move.make();
    const counted = (tally[move.what] ??= { done: 0, refused: 0 });
    counted[status === 200 ? 'done' : 'refused'] += 1;
    last.push(`${move.what} → ${status}${status === 200 ? '' : ` ${message}`}`);
    const state = await snapshot({ cast, certIds });
    const wrong = [
      ...(status >= 500 ? [`answered ${status}`] : []),
      ...(await brokenOf({ cast, certIds })),
      ...strayOf({ before: at.state, after: state, may: status === 200 ? move.may : (move.anyway ?? {}) }),
    ];
    if (wrong.length > 0)
      throw new Error(`seed ${seed}, step ${n + 1}: ${wrong.join('; ')}\n${last.slice(-12).join('\n')}`);
    at.state = state;
  }
}

/** Records whose state changed by no step that the move may have taken. */
function strayOf({ before, after, may }: { before: Snapshot; after: Snapshot; may: Steps }): string[] {
  return entities.flatMap((name) => {
    const taken = (may[name] ?? []).flatMap((step) => entityOf(name).steps[step] ?? []);
    return after[name].flatMap(({ id, state }) => {
      const from = before[name].find((record) => record.id === id)?.state;
      if (from === state) return [];
      if (from === undefined) return state === 'pending' || state === 'draft' ? [] : [`${name} began as ${state}`];
      return taken.some((step) => step.from.includes(from) && step.to === state)
        ? []
        : [`${name} went from ${from} to ${state}`];
    });
  });
}

/** One reviewer, two of them, and both again of certificates that the platform recommends. */
async function makeCerts({
  cast: { admin, server, tenantId },
  named,
}: Pick<Walk, 'cast' | 'named'>): Promise<string[]> {
  const certIds: string[] = [];
  for (const [n, review] of ['one', 'two', 'one', 'two'].entries())
    certIds.push(
      (
        await must(
          admin.post<{ id: string }>('/cert/save', {
            certName: `漫步 ${named} ${n}`,
            certCode: `WALK-${named}-${n}`,
            photoSize: 'none',
            review,
          }),
        )
      ).id,
    );
  await server.app.database.batch({
    scope: { tenantId, userId: 'system' },
    statements: [
      changing({ text: `update "cert" set "isRecommended" = true where "id" = any($1)`, values: [certIds.slice(2)] }),
    ],
  });
  return certIds;
}

function moveOf(at: Walk, n: number): Move {
  const { random, state } = at;
  if (state.exam.filter((exam) => exam.state !== 'cancelled').length < 4) return newExam(at, n);
  return random.weighted<() => Move>([
    [6, () => apply(at)],
    [12, () => stepOfApplication(at)],
    [4, () => decide(at)],
    [2, () => complete(at)],
    [3, () => stepOfExam(at)],
    [1, () => newExam(at, n)],
    [2, () => changeExam(at)],
    [3, () => saveSession(at)],
    [3, () => stepOfSession(at)],
    [2, () => moveTime(at)],
    [1, () => expireLate(at)],
  ])();
}

/** Whoever works for the organisation, mostly; a learner now and then. */
function worker({ random, cast }: Walk): { person: Person; isStaff: boolean } {
  return random.chance(0.9)
    ? { person: random.of([cast.admin, ...cast.reviewers]), isStaff: true }
    : { person: random.of(cast.learners), isStaff: false };
}

function apply({ random, cast, certIds, state }: Walk): Move {
  const at = random.below(cast.learners.length);
  const certId = random.of(certIds);
  const fitting = state.exam.filter((exam) => exam.certId === certId);
  const exam = random.chance(0.2)
    ? undefined
    : random.of(random.chance(0.9) && fitting.length > 0 ? fitting : state.exam);
  const person = random.of(cast.learners.slice(at, at + 1));
  return {
    what: 'apply',
    may: { certApply: ['expire'] },
    anyway: { certApply: ['expire'] },
    make: () =>
      person.post('/certApply/applyCert', {
        certId,
        ...(exam && { examId: exam.id }),
        ...selfOf(random.chance(0.9) ? at : random.below(cast.learners.length)),
      }),
  };
}

const selfOf = (n: number): Values => ({
  personName: '王小明',
  idType: 'idCard',
  idNumber: idNumberOf(n),
  phone: '13800000000',
  isAttested: true,
});

/** A step by its name: mostly one that leads on from where the application is, and by somebody who may. */
function stepOfApplication(at: Walk): Move {
  const { random, state, cast } = at;
  const steps = Object.values(entityOf('certApply').steps);
  const application = state.certApply.length > 0 ? random.of(state.certApply) : { id: 'none', state: '', userId: '' };
  const fitting = steps.filter(({ from }) => from.includes(application.state));
  const step = random.of(fitting.length > 0 && random.chance(0.8) ? fitting : steps);
  const { person: staff, isStaff } = worker(at);
  const isOfPlatform = step.name.startsWith('platform');
  const own = cast.learners.find(({ userId }) => userId === application.userId);
  const isOwners = step.own !== undefined;
  const person = isOwners
    ? random.chance(0.8) && own
      ? own
      : random.of([...cast.learners, cast.admin])
    : isOfPlatform && random.chance(0.7)
      ? cast.operator
      : staff;
  const isAllowed = isOwners
    ? person === own
    : isOfPlatform
      ? person === cast.operator
      : isStaff || person === cast.operator;
  const path = isOwners
    ? 'ownStep'
    : isOfPlatform
      ? 'platformStep'
      : step.name === 'register'
        ? 'batchApplyCert'
        : 'step';
  return {
    what: step.name,
    may: isAllowed ? { certApply: [step.name] } : {},
    make: () =>
      person.post(`/certApply/${path}`, {
        ids: [application.id],
        step: step.name,
        ...saidFor(at, step.asks.properties),
      }),
  };
}

function saidFor({ random, state }: Walk, asked: object): Values {
  const said: Values = {
    reason: '材料不清楚',
    completeBy: daysFromNow(random.chance(0.9) ? 3 : -1),
    examId: state.exam.length > 0 ? random.of(state.exam).id : 'none',
    cancelReason: '人太少',
    isAttested: true,
  };
  return Object.fromEntries(Object.entries(said).filter(([field]) => field in asked));
}

/** Several at once, by the call of the review. */
function decide(at: Walk): Move {
  const { random, state } = at;
  const open = state.certApply.filter((application) => ['pending', 'rechecking'].includes(application.state));
  const ids = [...new Set([random.of([...open, { id: 'none' }]).id, random.of([...open, { id: 'none' }]).id])];
  const [status, steps] = random.of([
    ['approved', ['pass', 'approve', 'refer']],
    ['returned', ['giveBack']],
    ['rejected', ['reject']],
  ] as const);
  const { person, isStaff } = worker(at);
  const said =
    status === 'approved' ? {} : saidFor(at, { reason: {}, ...(status === 'returned' && { completeBy: {} }) });
  return {
    what: `decide ${status}`,
    may: isStaff ? { certApply: steps } : {},
    make: () => person.post('/certApply/updateApplyStatus', { ids, status, ...said }),
  };
}

/** Handed in again, completed. */
function complete({ random, state, cast }: Walk): Move {
  const returned = state.certApply.filter((application) => application.state === 'returned');
  const application = returned.length > 0 ? random.of(returned) : { id: 'none', userId: '' };
  const at = cast.learners.findIndex(({ userId }) => userId === application.userId);
  const isOwn = at >= 0 && random.chance(0.8);
  const by = isOwn ? at : random.below(cast.learners.length);
  const person = random.of(cast.learners.slice(by, by + 1));
  return {
    what: 'complete',
    may: by === at ? { certApply: ['resubmit'] } : {},
    make: () => person.post('/certApply/applyCert', { id: application.id, ...selfOf(by) }),
  };
}

function newExam({ random, cast: { admin }, certIds, named }: Walk, n: number): Move {
  return {
    what: 'new exam',
    may: {},
    make: () =>
      admin.post('/exam/save', {
        examName: `漫步 ${named} ${n}`,
        certId: random.of(certIds),
        ...(random.chance(0.5) && { places: 1 + random.below(3) }),
        applyStartTime: daysFromNow(-1),
        applyEndTime: daysFromNow(10),
        validityPeriodStartTime: daysFromNow(15),
        validityPeriodEndTime: daysFromNow(60),
        subjects: [{ subjectName: '实操', mode: 'offline', fullScore: 100 }],
      }),
  };
}

function stepOfExam(at: Walk): Move {
  const { random, state } = at;
  const exam = random.of(state.exam);
  const step = random.weighted([
    [5, 'publish'],
    [2, 'withdraw'],
    [1, 'cancel'],
  ]);
  const { person, isStaff } = worker(at);
  const may: Steps = {
    exam: [step],
    ...(step === 'cancel' && { certApply: ['unregister'], examSession: ['cancel'] }),
  };
  return {
    what: `exam ${step}`,
    may: isStaff ? may : {},
    make: () =>
      person.post('/exam/step', { ids: [exam.id], step, ...(step === 'cancel' && { cancelReason: '人太少' }) }),
  };
}

/** Places, certificate, windows or period; into the bin and out of it. */
function changeExam({ random, state, certIds, cast: { admin } }: Walk): Move {
  const exam = random.of(state.exam);
  const changed = random.of<() => Values>([
    () => ({ places: random.chance(0.3) ? null : 1 + random.below(3) }),
    () => ({ certId: random.of(certIds) }),
    () => ({ applyEndTime: daysFromNow(random.of([-0.5, 10])) }),
    () => ({ validityPeriodStartTime: daysFromNow(random.of([12, 15, 20])) }),
    () => ({ validityPeriodEndTime: daysFromNow(random.of([30, 60])) }),
  ]);
  if (random.chance(0.2))
    return { what: 'exam removed', may: {}, make: () => admin.post('/exam/delete', { ids: [exam.id] }) };
  return {
    what: 'exam changed',
    may: {},
    make: () => admin.post('/exam/save', { id: exam.id, version: exam.version, ...changed() }),
  };
}

function saveSession({ random, state, cast: { admin } }: Walk): Move {
  const exam = random.of(state.exam);
  const day = 10 + random.below(60);
  const times = { startTime: daysFromNow(day), endTime: daysFromNow(day + 0.1) };
  const session = state.examSession.length > 0 && random.chance(0.4) ? random.of(state.examSession) : undefined;
  return {
    what: session ? 'session moved' : 'new session',
    may: {},
    make: () =>
      admin.post(
        '/examSession/save',
        session
          ? { id: session.id, version: session.version, ...times }
          : { examId: exam.id, subjectId: exam.subjectId, place: 'online', ...times },
      ),
  };
}

function stepOfSession(at: Walk): Move {
  const { random, state } = at;
  const session = state.examSession.length > 0 ? random.of(state.examSession) : { id: 'none' };
  const step = random.weighted([
    [5, 'publish'],
    [3, 'withdraw'],
    [1, 'cancel'],
  ]);
  const { person, isStaff } = worker(at);
  return {
    what: `session ${step}`,
    may: isStaff ? { examSession: [step], ...(step === 'publish' && { exam: ['publish'] }) } : {},
    make: () =>
      person.post(step === 'publish' ? '/certExam/issuance' : '/examSession/step', {
        ids: [session.id],
        step,
        ...(step === 'cancel' && { cancelReason: '人太少' }),
      }),
  };
}

/** What only time would do: a term is over. */
function moveTime({ random, state, cast: { server, tenantId } }: Walk): Move {
  const returned = state.certApply.filter((application) => application.state === 'returned');
  const [text, id] =
    returned.length > 0 && random.chance(0.6)
      ? [`update "certApply" set "completeBy" = now() - interval '1 minute' where "id" = $1`, random.of(returned).id]
      : [
          `update "exam" set "validityPeriodStartTime" = now() - interval '2 days', "applyStartTime" = now() - interval '3 days',
            "applyEndTime" = now() - interval '2 days', "validityPeriodEndTime" = now() - interval '1 minute'
            where "id" = $1 and not exists (select from "examSession" s where s."examId" = $1)`,
          random.of(state.exam).id,
        ];
  return {
    what: 'time passes',
    may: {},
    make: async () => {
      await server.app.database.batch({
        scope: { tenantId, userId: 'system' },
        statements: [changing({ text, values: [id] })],
      });
      return { status: 200, message: '', data: {} };
    },
  };
}

function expireLate(at: Walk): Move {
  const { person, isStaff } = worker(at);
  return {
    what: 'expire what is late',
    may: isStaff ? { certApply: ['expire'] } : {},
    make: () => person.post('/certApply/expireLate', {}),
  };
}
