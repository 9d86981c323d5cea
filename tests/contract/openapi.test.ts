import { describe, expect, it } from 'vitest';
import openapi from '#schemas/generated/openapi.json' with { type: 'json' };
import { failures, type Failure } from '#server/failures.ts';

/** Every refusal the server knows, made with arguments that do. */
const known = Object.values(failures).map((make) => (make as (...values: unknown[]) => Failure)(fitting(make)));

function fitting(make: unknown): unknown {
  if (make === failures.invalid) return [{ path: '/x', message: '有误' }];
  return make === failures.conflict || make === failures.badFile || make === failures.notConfigured
    ? '有误'
    : { path: '/x', message: '有误', theirs: {}, proofRequired: false };
}

interface Described {
  responses: Record<string, unknown>;
}

describe('the error replies in openapi.json', () => {
  const documented = new Set(
    Object.values(openapi.paths as unknown as Record<string, Record<string, Described>>).flatMap((methods) =>
      Object.values(methods).flatMap(({ responses }) => Object.keys(responses).map(Number)),
    ),
  );

  it('cover every status the server refuses with', () => {
    expect(known.map(({ status }) => status).filter((status) => !documented.has(status))).toEqual([]);
  });

  it('name none that the server does not know', () => {
    const statuses = new Set(known.map(({ status }) => status));
    expect([...documented].filter((status) => status !== 200 && !statuses.has(status))).toEqual([]);
  });

  it('give each refusal the code it has in the body', () => {
    const responses = openapi.components.responses as unknown as Record<
      string,
      { content: { 'application/json': { schema: { properties: { code: { const?: number; enum?: number[] } } } } } }
    >;
    const codes = new Set(
      Object.values(responses).flatMap(({ content }) => {
        const { code } = content['application/json'].schema.properties;
        return code.enum ?? [code.const];
      }),
    );
    expect(known.filter(({ code }) => !codes.has(Number(code))).map(({ code }) => code)).toEqual([]);
  });
});
