import { describe, expect, it } from 'vitest';
import type { Person, Sitting } from './people.ts';
import type { Room } from './hall.ts';
import { departmentsApart } from './rules.ts';
import { seated, type Outcome } from './seated.ts';

/** Numbers that are the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const person = (applyId: string, values: Partial<Person> = {}): Person => ({
  applyId,
  departments: [],
  needsAccessible: false,
  siteId: null,
  busyIn: [],
  ...values,
});
const room = (roomId: string, seatPlan: string[], values: Partial<Room> = {}): Room => ({
  sessionId: 'morning',
  roomId,
  siteId: 'north',
  places: seatPlan.join('').replaceAll(/[^sa]/g, '').length,
  seatPlan,
  ...values,
});
const arrange = ({
  people,
  rooms,
  sitting = [],
  usesAccessible = true,
  seed = 1,
  tell,
}: {
  people: Person[];
  rooms: Room[];
  sitting?: Sitting[];
  usesAccessible?: boolean;
  seed?: number;
  tell?: (done: number, total: number) => void;
}): Promise<Outcome[]> =>
  seated({ people, rooms, sitting, rules: [departmentsApart], usesAccessible, random: numbers(seed), tell });

const reasonsIn = (outcomes: Outcome[]): string[] =>
  outcomes.flatMap((each) => ('reason' in each ? [each.reason] : []));
const placesIn = (outcomes: Outcome[]) => outcomes.flatMap((each) => ('reason' in each ? [] : [each]));

/** What a plan says at a seat's number, and where that is: read by the test itself. */
function spotsOf(plan: string[]): Map<number, { row: number; column: number; letter: string }> {
  const spots = new Map<number, { row: number; column: number; letter: string }>();
  plan.forEach((line, row) =>
    [...line].forEach((letter, column) => {
      if (letter !== '-') spots.set(spots.size + 1, { row, column, letter });
    }),
  );
  return spots;
}

/** All rules that an outcome breaks, counted by the test itself. */
function brokenIn({
  people,
  rooms,
  sitting = [],
  outcomes,
}: {
  people: Person[];
  rooms: Room[];
  sitting?: Sitting[];
  outcomes: Outcome[];
}): { hard: string[]; neighbours: number } {
  const byId = new Map([...people, ...sitting].map((each) => [each.applyId, each]));
  const hard: string[] = [];
  let neighbours = 0;
  for (const { sessionId, roomId, siteId, places, seatPlan } of rooms) {
    const spots = spotsOf([...seatPlan]);
    const here = [...placesIn(outcomes), ...sitting].filter(
      (each) => each.sessionId === sessionId && each.roomId === roomId,
    );
    if (here.length > places) hard.push(`${roomId} has more people than places`);
    if (new Set(here.map(({ seat }) => seat)).size < here.length) hard.push(`two on one seat of ${roomId}`);
    for (const { applyId, seat } of placesIn(outcomes).filter((each) => here.includes(each))) {
      const one = byId.get(applyId) as Person;
      const letter = spots.get(seat ?? 0)?.letter;
      if (letter !== 's' && letter !== 'a') hard.push(`${seat} is no seat of ${roomId}`);
      if (one.needsAccessible && letter !== 'a') hard.push(`${applyId} needs an accessible seat`);
      if (one.siteId !== null && one.siteId !== siteId) hard.push(`${applyId} is at another site`);
      if (one.busyIn.includes(sessionId)) hard.push(`${applyId} is busy`);
    }
    for (const a of here)
      for (const b of here) {
        const [one, other] = [spots.get(a.seat ?? 0), spots.get(b.seat ?? 0)];
        if (!one || !other || Math.abs(one.row - other.row) + Math.abs(one.column - other.column) !== 1) continue;
        const theirs = byId.get(b.applyId)?.departments ?? [];
        if (byId.get(a.applyId)?.departments.some((each) => theirs.includes(each))) neighbours += 1;
      }
  }
  return { hard, neighbours: neighbours / 2 };
}

describe('an arrangement', () => {
  it('gives accessible seats to those who need them, whoever came before', async () => {
    const people = [person('first'), person('second'), person('needs', { needsAccessible: true })];
    const rooms = [room('one', ['as'])];
    const outcomes = await arrange({ people, rooms });
    expect(outcomes[2]).toMatchObject({ roomId: 'one', seat: 1 });
    expect(outcomes[0]).toMatchObject({ seat: 2 });
    expect(reasonsIn(outcomes)).toEqual(['名额不够']);
  });

  it('keeps accessible seats free for nobody but them where it is told so', async () => {
    const outcomes = await arrange({ people: [person('first')], rooms: [room('one', ['a'])], usesAccessible: false });
    expect(reasonsIn(outcomes)).toEqual(['名额不够']);
  });

  it('tells each who has no place why', async () => {
    const rooms = [room('one', ['s']), room('two', ['s'], { sessionId: 'evening' })];
    const people = [
      person('a'),
      person('b'),
      person('busy', { busyIn: ['morning', 'evening'] }),
      person('half', { busyIn: ['evening'] }),
      person('south', { siteId: 'south' }),
      person('north', { siteId: 'north' }),
      person('needs', { needsAccessible: true }),
      person('both', { needsAccessible: true, siteId: 'north' }),
      person('late'),
    ];
    expect(reasonsIn(await arrange({ people, rooms }))).toEqual([
      '这段时间已有别的安排',
      '不冲突的场次名额不够',
      '指定考点没有这个科目的考场',
      '指定考点没有空位',
      '没有空的无障碍座位',
      '指定考点没有空的无障碍座位',
      '名额不够',
    ]);
  });

  it('moves others to where they may go, so that more have a place', async () => {
    const rooms = [room('north', ['s']), room('south', ['s'], { siteId: 'south' })];
    const chain = [person('any'), person('tied', { siteId: 'north' })];
    expect(reasonsIn(await arrange({ people: chain, rooms }))).toEqual([]);
    expect(reasonsIn(await arrange({ people: [person('any'), person('tied', { siteId: 'south' })], rooms }))).toEqual(
      [],
    );
  });

  it('leaves those on their seats who are there, and takes no more people than there are places', async () => {
    const rooms = [room('one', ['sss'], { places: 2 })];
    const sitting = [{ applyId: 'there', departments: ['x'], sessionId: 'morning', roomId: 'one', seat: 1 }];
    const people = [person('a', { departments: ['x'] }), person('b')];
    const outcomes = await arrange({ people, rooms, sitting });
    expect(outcomes[0]).toMatchObject({ seat: 3 });
    expect(reasonsIn(outcomes)).toEqual(['名额不够']);
  });

  it('counts whoever has a place without a room yet', async () => {
    const sitting = [{ applyId: 'there', departments: [], sessionId: 'morning', roomId: null, seat: null }];
    expect(
      reasonsIn(await arrange({ people: [person('a'), person('b')], rooms: [room('one', ['ss'])], sitting })),
    ).toEqual(['名额不够']);
  });

  it('gives places of a session online without seats', async () => {
    const rooms: Room[] = [{ sessionId: 'online', roomId: null, siteId: null, places: 1, seatPlan: [] }];
    const outcomes = await arrange({ people: [person('a'), person('b')], rooms });
    expect(outcomes).toEqual([
      { applyId: 'a', sessionId: 'online', roomId: null, seat: null },
      { applyId: 'b', reason: '名额不够' },
    ]);
  });

  it('comes to the same with the same numbers', async () => {
    const made = madeUp(numbers(7));
    expect(await arrange({ ...made, seed: 3 })).toEqual(await arrange({ ...made, seed: 3 }));
  });

  it('breaks no rule that could be kept, whatever the people and rooms', async () => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const made = madeUp(numbers(seed));
      const outcomes = await arrange({ ...made, seed });
      expect({ seed, ...brokenIn({ ...made, outcomes }) }).toEqual({ seed, hard: [], neighbours: 0 });
    }
  });

  it('seats as many as the seats that fit them allow', async () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const made = crowded(numbers(seed));
      const outcomes = await arrange({ ...made, seed });
      expect({ seed, seated: placesIn(outcomes).length, hard: brokenIn({ ...made, outcomes }).hard }).toEqual({
        seed,
        seated: mostSeated(made),
        hard: [],
      });
    }
  });

  it('seats 2,000 people in 60 rooms within a second or two', async () => {
    const random = numbers(5);
    const rooms = Array.from({ length: 60 }, (_, n) =>
      room(`r${n}`, ['sssssss', 'sss-sss', 'sssssss', 'sssssss', 'aasssss']),
    );
    const people = Array.from({ length: 2000 }, (_, n) =>
      person(`p${n}`, { departments: [`d${Math.floor(random() ** 2 * 40)}`], needsAccessible: n % 50 === 0 }),
    );
    const begun = performance.now();
    const outcomes = await arrange({ people, rooms });
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect({ left: reasonsIn(outcomes).length, ...brokenIn({ people, rooms, outcomes }) }).toEqual({
      left: 0,
      hard: [],
      neighbours: 0,
    });
  });

  it('lets others have their turn, tells how far it is, and ends where it is told to', async () => {
    const people = Array.from({ length: 36 }, (_, n) => person(`p${n}`, { departments: ['one'] }));
    const rooms = [
      room(
        'one',
        Array.from({ length: 6 }, () => 'ssssss'),
      ),
    ];
    let turns = 0;
    const others = setInterval(() => (turns += 1), 0);
    const shares: number[] = [];
    const stop = new Error('stopped');
    const stopped = arrange({
      people,
      rooms,
      tell(done, total) {
        shares.push(done / total);
        if (turns > 1) throw stop;
      },
    });
    await expect(stopped).rejects.toBe(stop);
    clearInterval(others);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThan(1);
  });

  it('ends soon where all are of one department and nothing helps', async () => {
    const rooms = Array.from({ length: 60 }, (_, n) =>
      room(
        `r${n}`,
        Array.from({ length: 6 }, () => 'ssssss'),
      ),
    );
    const people = Array.from({ length: 2000 }, (_, n) => person(`p${n}`, { departments: ['one'] }));
    const begun = performance.now();
    expect(reasonsIn(await arrange({ people, rooms }))).toEqual([]);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});

const pick = <T>(random: () => number, values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

/** Rooms and people who can be seated without a broken rule: who sits where was made up first. */
function madeUp(random: () => number): { people: Person[]; rooms: Room[] } {
  const rooms = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, n) => {
    const columns = 2 + Math.floor(random() * 6);
    const plan = Array.from({ length: 2 + Math.floor(random() * 5) }, () =>
      Array.from({ length: columns }, () => pick(random, [...'ssssssax-'])).join(''),
    );
    return room(`r${n}`, plan.join('').match(/[sa]/) ? plan : ['s'], { siteId: pick(random, ['north', 'south']) });
  });
  const departments = Array.from({ length: 3 + Math.floor(random() * 5) }, (_, n) => `d${n}`);
  const people: Person[] = [];
  for (const { roomId, siteId, seatPlan } of rooms) {
    const had = new Map<string, string>();
    for (const [number, { row, column, letter }] of spotsOf([...seatPlan])) {
      if (!'sa'.includes(letter) || random() < 0.15) continue;
      const around = [`${row - 1}/${column}`, `${row}/${column - 1}`].map((spot) => had.get(spot));
      const mine = pick(
        random,
        departments.filter((each) => !around.includes(each)),
      );
      had.set(`${row}/${column}`, mine);
      people.push(
        person(`${roomId}-${number}`, {
          departments: [mine],
          needsAccessible: letter === 'a' && random() < 0.3,
          siteId: random() < 0.1 ? siteId : null,
        }),
      );
    }
  }
  return { people: people.sort(() => random() - 0.5), rooms };
}

/** More people than seats, in two sessions, of whom many may not sit everywhere. */
function crowded(random: () => number): { people: Person[]; rooms: Room[] } {
  const rooms = Array.from({ length: 4 }, (_, n) =>
    room(`r${n}`, ['s'.repeat(1 + Math.floor(random() * 4))], {
      sessionId: pick(random, ['morning', 'evening']),
      siteId: pick(random, ['north', 'south']),
    }),
  );
  const people = Array.from({ length: 14 }, (_, n) =>
    person(`p${n}`, {
      siteId: pick(random, [null, 'north', 'south']),
      busyIn: pick(random, [[], ['morning'], ['evening'], ['morning', 'evening']]),
    }),
  );
  return { people, rooms };
}

/** How many can be seated at most: seat by seat, by the plainest matching there is. */
function mostSeated({ people, rooms }: { people: Person[]; rooms: Room[] }): number {
  const seats = rooms.flatMap((each) => Array.from({ length: each.places }, () => each));
  const holder = new Map<number, Person>();
  const find = (one: Person, tried: Set<number>): boolean =>
    seats.some((seat, at) => {
      if (tried.has(at) || one.busyIn.includes(seat.sessionId)) return false;
      if (one.siteId !== null && one.siteId !== seat.siteId) return false;
      tried.add(at);
      const other = holder.get(at);
      if (other && !find(other, tried)) return false;
      holder.set(at, one);
      return true;
    });
  return people.filter((one) => find(one, new Set())).length;
}
