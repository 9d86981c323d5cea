/** Names that tell, or could tell, an answer. */
const keyNames = /^(isAnswer|isRight|isCorrect|analysis|answer|gained|correct.*)$/i;

/** Paths in a payload, or in the schema of one, that tell an answer: none before it may be seen. */
export function leaksOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((inner, index) => leaksOf(inner, `${path}/${index}`));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(keyNames.test(name) ? [`${path}/${name}`] : []),
    ...leaksOf(inner, `${path}/${name}`),
  ]);
}
