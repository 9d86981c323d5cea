import { catalogue } from '../artefacts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SpecifiedOperation } from '#generators/formats.ts';
import type { Values } from '../artefacts.ts';
import { leaksOf } from '../leaks.ts';
import { startWorld, type StartedWorld } from '../world.ts';

/** What shows keys, and may: the check of a practised question, what was answered of a round, reading with keys, the review of what was handed in, and the check of a proof of work. */
const released = [
  'mock.detail',
  'practice.isTrue',
  'practice.read',
  'practice.round',
  'result.myAnswers',
  'result.myResult',
  'session.checkCaptcha',
];

const operations = Object.values(catalogue.operations);

/** Rule P8: what a learner may call, as the catalogue has it, walked for names that tell an answer. */
describe('P8: what a learner may call', () => {
  let world: StartedWorld;
  beforeAll(async () => {
    world = await startWorld({ database: 'pglite' });
  }, 120_000);
  afterAll(() => world.close());

  const isOpen = ({ access, codes }: SpecifiedOperation): boolean =>
    access !== 'code' || codes.some((code) => world.learnerCodes.has(code));

  it('promises no key in any reply, apart from those that release them', () => {
    const open = operations.filter(isOpen);
    expect(open.length).toBeGreaterThan(40);
    expect(
      open
        .filter(({ output }) => leaksOf(output).length > 0)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(released);
  });

  it('sends none, whatever it is asked with', async () => {
    const certs = await world.learner.call(named('cert.portalList'), { pageSize: 100 });
    const certCodes = (certs.body.data as { rows: { certCode: string }[] }).rows.map(({ certCode }) => certCode);
    const told: string[] = [];
    let answered = 0;
    const ends = /^session\.|updatePassword|logout/;
    for (const operation of operations.filter(isOpen)) {
      if (released.includes(operation.name) || operation.isBinary || operation.isMultipart || ends.test(operation.name))
        continue;
      for (const certCode of certCodes.slice(0, 3)) {
        const { status, body } = await world.learner.call(operation, inputFor({ operation, certCode }));
        if (status === 200) answered += 1;
        told.push(...leaksOf(body.data).map((path) => `${operation.name} ${path}`));
      }
    }
    expect(told).toEqual([]);
    expect(answered).toBeGreaterThan(20);
  });
});

/** What the operation asks for, as far as a certificate can give it. */
function inputFor({ operation, certCode }: { operation: SpecifiedOperation; certCode: string }): Values {
  const known: Values = { certCode, chooses: 200, deviceId: 'walk', pageNum: 1, pageSize: 100, keyword: '的' };
  const asked = Object.keys(operation.input.properties ?? {});
  return Object.fromEntries(Object.entries(known).filter(([name]) => asked.includes(name)));
}

function named(name: string): SpecifiedOperation {
  const found = operations.find((operation) => operation.name === name);
  if (!found) throw new Error(`no such operation: ${name}`);
  return found;
}
