import { expect, it } from 'vitest';
import type { SpecifiedOperation } from '#generators/formats.ts';
import { readArtefacts } from '#server/artefacts.ts';
import type { App } from '#server/engine/context.ts';
import { coerceQuery, inputErrors } from '#server/http/validation.ts';
import { root } from '#server/testing.ts';
import { catalogue, type Values } from '../artefacts.ts';
import { brokenInputs, goodInput } from '../catalogue/broken.ts';

const app = { artefacts: readArtefacts({ root }) } as App;
const { dictionaries } = app.artefacts;

/** What the server finds wrong with what is sent; a query holds texts. */
function errorsOf({ operation, input }: { operation: SpecifiedOperation; input: Values }): { path: string }[] {
  if (operation.method !== 'GET' && operation.method !== 'DELETE')
    return inputErrors({ app, operation, dictionaries, input }).errors;
  const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
  return inputErrors({ app, operation, dictionaries, input: coerceQuery({ app, operation, query }) }).errors;
}

/** Without samples of an entity what stands in a list is no good entry, and may be refused before the list is. */
function isAt({
  operation,
  error,
  path,
}: {
  operation: SpecifiedOperation;
  error: { path: string };
  path: string;
}): boolean {
  return error.path === path || (operation.entity === undefined && error.path.startsWith(`${path}/`));
}

it('every call refuses whatever its input does not allow, each at its place', () => {
  const operations = Object.values(catalogue.operations).filter(({ isMultipart }) => !isMultipart);
  let count = 0;
  const wrong = operations.flatMap((operation) => {
    const broken = brokenInputs({ operation, good: goodInput({ operation, record: undefined }) });
    count += broken.length;
    return broken
      .filter(({ input, path }) => !errorsOf({ operation, input }).some((error) => isAt({ operation, error, path })))
      .map(({ why }) => `${operation.name} ${why}`);
  });
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(10 * operations.length);
});
