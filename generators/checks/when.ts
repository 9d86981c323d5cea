import type { Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import type { EntityPlace } from './entityPlace.ts';

/** Conditions of fields (`x-requiredWhen`, `x-readOnlyWhen`) that nothing could come of. */
export function checkWhen({ file, content }: EntityPlace): Problem[] {
  const required = (content['required'] ?? []) as string[];
  return Object.entries(content['properties'] as Record<string, Property>).flatMap(([name, property]) =>
    (['x-requiredWhen', 'x-readOnlyWhen'] as const).flatMap((word) => {
      if (property[word] === undefined) return [];
      const reason = isServers(property)
        ? `这个字段不由人填写，写了 ${word} 也没有用，请去掉`
        : word === 'x-requiredWhen'
          ? requiredProblem({ property, isRequired: required.includes(name) })
          : undefined;
      return reason === undefined ? [] : [{ file, pointer: `/properties/${name}/${word}`, reason }];
    }),
  );
}

function requiredProblem({ property, isRequired }: { property: Property; isRequired: boolean }): string | undefined {
  if (isRequired) return '它已经写在 required 中，总是必填：两处只留一处';
  return property.default === undefined || property.default === null
    ? undefined
    : '它有默认值，不会是空的：去掉 default 或 x-requiredWhen';
}

/** Whether the server alone fills a field in. */
export function isServers(property: Property): boolean {
  const { readOnly, 'x-hidden': isHidden, 'x-plainOf': plainOf, 'x-roll': roll, 'x-value': value } = property;
  if (property['x-copyOf'] !== undefined || property['x-phase'] !== undefined) return true;
  return readOnly === true || isHidden === true || plainOf !== undefined || roll !== undefined || value !== undefined;
}
