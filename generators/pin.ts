import { newestNameOf, versionNameOf } from '#kinds/ref/names.ts';
import { formerNames } from './formerNames.ts';
import type { Property } from './formats.ts';
import type { Schema } from './schema.ts';

/** Whether a reference is read as the record it names was in one version (`x-at`). */
export function isPinned(property: Property | undefined): boolean {
  return property?.['x-at'] === 'version';
}

/** The fields of an entity with, behind each pinned reference, the one that holds its version. */
export function withPins(properties: Record<string, Property>): Record<string, Property> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]): [string, Property][] =>
      isPinned(property)
        ? [
            [name, property],
            [versionNameOf(name), versionField({ name, property })],
          ]
        : [[name, property]],
    ),
  );
}

/** Whoever sees, sets and may change the reference does so with its version. */
function versionField({ name, property }: { name: string; property: Property }): Property {
  const { 'x-read': read, 'x-write': write, 'x-readOnlyWhen': fixed, 'x-was': was } = property;
  const former = formerNames(was).map((each) => versionNameOf(each));
  return {
    type: 'integer',
    title: `${property.title ?? name}的版本`,
    minimum: 1,
    readOnly: true,
    'x-pinOf': name,
    ...(read !== undefined && { 'x-read': read }),
    ...(write !== undefined && { 'x-write': write }),
    ...(fixed !== undefined && { 'x-readOnlyWhen': fixed }),
    ...(former.length > 0 && { 'x-was': former }),
  };
}

/** What a save takes beside pinned references that it sets: nothing in the place of a version means the newest one. */
export function renewals(writable: readonly [string, Property][]): Record<string, Schema> {
  return Object.fromEntries(
    writable.flatMap(([name, property]): [string, Schema][] =>
      isPinned(property)
        ? [[versionNameOf(name), { title: `${property.title ?? name}的版本：更新到最新`, const: null }]]
        : [],
    ),
  );
}

/** What a reply carries beside a pinned reference: the version that what it refers to has by now. */
export function newestField({ name, property }: { name: string; property: Property }): [string, Schema] {
  return [newestNameOf(name), { type: 'integer', title: `${property.title ?? name}的最新版本`, nullable: true }];
}
