import katex from 'katex';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { CatalogueFile, Entity } from '#generators/formats.ts';
import type { AnswerKey } from '#runtime/core/answer/keys.ts';
import { gapCount } from '#runtime/core/answer/gaps.ts';
import { evaluate, isTrue } from '#runtime/core/expressions.ts';
import catalogueFile from '#schemas/generated/catalogue.json' with { type: 'json' };
import { validators } from '#schemas/generated/validators/question.js';
import type { Values } from '../engine/context.ts';
import { identityOf } from '../engine/identity.ts';
import { sanitiseValue } from '../engine/richText.ts';
import { readDemo } from './index.ts';

/** A question of the demo as its file has it. */
type DemoQuestion = Values & {
  type: string;
  title: string;
  options?: { content: string; isAnswer: boolean }[];
  answer?: AnswerKey[];
  analysis: string;
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const demo = readDemo({ root });
const banks = Object.entries(demo.questions as Record<string, DemoQuestion[]>);
const entity = questionEntity();

describe.each(banks)('the questions of %s', (certCode, questions) => {
  it('are accepted by the validator of question.save', () => {
    const validate = validators['question.save'];
    expect(validate).toBeDefined();
    const refused = questions
      .filter((question) => !validate?.({ ...question, certId: 'x' }))
      .map(({ title }) => [title, validate?.errors]);
    expect(refused).toEqual([]);
  });

  it('break no rule of the entity', () => {
    expect(entity.rules.length).toBeGreaterThan(0);
    const broken = questions.flatMap((question) =>
      entity.rules
        .filter(({ when }) => isTrue(when, stored({ question, certId: 'x' })))
        .map(({ message }) => [question.title, message]),
    );
    expect(broken).toEqual([]);
  });

  it('give only what their kind shows: a field that is not asked for is not there', () => {
    const fields = ['options', 'answer', 'format'].filter((field) => entity.properties[field]?.['x-when']);
    const superfluous = questions.flatMap((question) =>
      fields
        .filter(
          (field) => field in question && evaluate(entity.properties[field]?.['x-when'] ?? true, question) !== true,
        )
        .map((field) => [question.title, field]),
    );
    expect(superfluous).toEqual([]);
  });

  it('are stored as written: sanitising changes nothing', () => {
    const changed = questions.flatMap((question) =>
      Object.entries(question)
        .filter(([field, value]) => JSON.stringify(sanitised({ field, value })) !== JSON.stringify(value))
        .map(([field]) => [question.title, field]),
    );
    expect(changed).toEqual([]);
  });

  it('have unlike options, and 正确 before 错误 where they are to be judged', () => {
    const wrong = questions.filter(({ type, options = [] }) => {
      const contents = options.map(({ content }) => content);
      return new Set(contents).size < contents.length || (type === 'judgment' && contents.join() !== '正确,错误');
    });
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  it('have one answer a blank', () => {
    const uneven = questions.filter(
      ({ type, title, answer = [] }) => type === 'blank' && gapCount(title) !== answer.length,
    );
    expect(uneven.map(({ title }) => title)).toEqual([]);
  });

  it('hold formulas that can be drawn', () => {
    expect(
      questions.flatMap((question) => textsOf(question).filter((text) => text.split('$$').length % 2 === 0)),
    ).toEqual([]);
    const undrawable = questions.flatMap((question) => formulasOf(question).filter((formula) => !canDraw(formula)));
    expect(undrawable).toEqual([]);
  });

  it('place the right option of a single choice question at each of the first four letters', () => {
    const places = questions
      .filter(({ type }) => type === 'single')
      .map(({ options = [] }) => options.findIndex(({ isAnswer }) => isAnswer));
    expect([...new Set(places)].toSorted()).toEqual([0, 1, 2, 3]);
  });

  it('belong to a certificate of the demo', () => {
    expect(certCodes()).toContain(certCode);
  });
});

describe('all questions', () => {
  it('are each another one: no identity stands twice', () => {
    const titles = new Map<string, string[]>();
    for (const [certCode, questions] of banks) {
      for (const question of questions) {
        const identity = identityOf({ entity, record: stored({ question, certId: certCode }) });
        titles.set(identity, [...(titles.get(identity) ?? []), question.title]);
      }
    }
    expect([...titles.values()].filter(({ length }) => length > 1)).toEqual([]);
  });

  it('show formulas in stems, options and analyses', () => {
    const questions = banks.flatMap(([, bank]) => bank);
    expect(questions.some(({ title }) => title.includes('$$'))).toBe(true);
    expect(questions.some(({ options = [] }) => options.some(({ content }) => content.includes('$$')))).toBe(true);
    expect(questions.some(({ analysis }) => analysis.includes('$$'))).toBe(true);
  });
});

const entries = demo.tenants.flatMap(({ rules }) =>
  rules.flatMap(({ certCode, ruleList }) => ruleList.map((entry) => ({ certCode, ...entry }))),
);

it.each(entries)(
  'the bank of $certCode has the $num questions of kind $type its paper rule draws',
  ({ certCode, type, num }) => {
    const bank = demo.questions[certCode] ?? [];
    expect(bank.filter((question) => question['type'] === type).length).toBeGreaterThanOrEqual(num);
  },
);

describe('whatever the day, the demo', () => {
  const day = 24 * 60 * 60 * 1000;
  const days = Array.from({ length: 37 }, (_, i) => new Date(Date.UTC(2026, 0, 1) + i * 10 * day));
  // The weeks in which months end and begin, hour by hour of their turn.
  const turns = Array.from({ length: 24 }, (_, i) => Date.UTC(2026, i, 1)).flatMap((first) =>
    [-20, -4, 4].map((hours) => new Date(first + hours * 60 * 60 * 1000)),
  );

  const at = (now: Date) => ({
    records: readDemo({ root, now }).tenants.flatMap((tenant) => tenant.records ?? []),
    today: new Date(now.getTime() + 8 * 60 * 60 * 1000).toISOString().replace('T', ' ').slice(0, 19),
  });

  it('has a session in the month, and an exam of ETA-1 to apply for', () => {
    const missing = [...days, ...turns].filter((now) => {
      const { records, today } = at(now);
      const sessions = records.flatMap(({ entity: name, values }) => (name === 'examSession' ? [values] : []));
      const isThisMonth = sessions.some(({ startTime }) => String(startTime).startsWith(today.slice(0, 7)));
      const isOpen = records.some(
        ({ entity: name, key, values: { certId, applyStartTime, applyEndTime } }) =>
          name === 'exam' &&
          certId === '@cert/ETA-1' &&
          String(applyStartTime) <= today &&
          today <= String(applyEndTime) &&
          // Published by its session (rule X4).
          sessions.some(({ examId, state }) => examId === `@${key ?? ''}` && state === 'published'),
      );
      return !isThisMonth || !isOpen;
    });
    expect(missing).toEqual([]);
  });

  // Else the first night, or a start soon after it, expires it and tells its learner so (rule Y10).
  it('has an application to complete, and none that is late', () => {
    const wrong = [...days, ...turns].filter((now) => {
      const { records, today } = at(now);
      const returned = records.filter(
        ({ entity: name, values: { state } }) => name === 'certApply' && state === 'returned',
      );
      return returned.length === 0 || returned.some(({ values: { completeBy } }) => String(completeBy) <= today);
    });
    expect(wrong).toEqual([]);
  });
});

function questionEntity(): Entity {
  const { question } = (catalogueFile as unknown as CatalogueFile).entities;
  if (!question) throw new Error('the catalogue has no entity question');
  return question;
}

/** The record as the engine would store it: what the file leaves out has the default. */
function stored({ question, certId }: { question: DemoQuestion; certId: string }): Values {
  const defaults = Object.fromEntries(
    Object.entries(entity.properties).flatMap(([field, { default: value }]) =>
      value === undefined ? [] : [[field, value]],
    ),
  );
  return { ...defaults, ...question, certId };
}

function sanitised({ field, value }: { field: string; value: Values[string] }): Values[string] {
  const property = entity.properties[field];
  return property && value !== undefined ? sanitiseValue({ property, value }) : value;
}

function textsOf({ title, options = [], answer = [], analysis }: DemoQuestion): string[] {
  return [title, analysis, ...options.map(({ content }) => content), ...answer.flatMap(({ anyOf }) => anyOf)];
}

function formulasOf(question: DemoQuestion): string[] {
  return textsOf(question).flatMap((text) => text.split('$$').filter((_, index) => index % 2 === 1));
}

function canDraw(formula: string): boolean {
  try {
    katex.renderToString(formula, { throwOnError: true, strict: 'error' });
    return !/[$\n<&]/.test(formula);
  } catch {
    return false;
  }
}

function certCodes(): string[] {
  return demo.tenants.flatMap(({ graph }) =>
    graph.flatMap(({ occupations }) =>
      occupations.flatMap(({ positions }) => positions.flatMap(({ certs }) => certs.map(({ certCode }) => certCode))),
    ),
  );
}
