/** Where a record carries the label of what its field `name` refers to: `certIdLabel` beside `certId`. */
export function labelNameOf<Name extends string>(name: Name): `${Name}Label` {
  return `${name}Label`;
}

/** Where a record carries the labels of what its field `name` refers to, in the same order: `courseIdsLabels` beside `courseIds`. */
export function labelsNameOf<Name extends string>(name: Name): `${Name}Labels` {
  return `${name}Labels`;
}

/** Where a record carries what tells records of the same label apart: `certIdMarks` beside `certId`. */
export function marksNameOf<Name extends string>(name: Name): `${Name}Marks` {
  return `${name}Marks`;
}

/** `certId.level`: the field `level` of the record that `certId` refers to; without a field the name of a field alone. */
export function splitReferred(name: string): { reference: string; field: string | undefined } {
  const [reference = '', field] = name.split('.');
  return { reference, field };
}

/** The SQL function that gives records of a tree and all below them. */
export function belowName(entity: string): string {
  return `${entity}Below`;
}

/** The SQL function that gives the names of a record of a tree and of all above it. */
export function pathName(entity: string): string {
  return `${entity}Path`;
}

/** Stands between the names of a path: 总部 / 教务处. */
export const pathSeparator = ' / ';

/** Where a record carries the version in which its pinned field `name` reads what it refers to: `templateIdVersion` beside `templateId`. */
export function versionNameOf<Name extends string>(name: Name): `${Name}Version` {
  return `${name}Version`;
}

/** Where a record carries the version that what its pinned field `name` refers to has by now: `templateIdNewest` beside `templateId`. */
export function newestNameOf<Name extends string>(name: Name): `${Name}Newest` {
  return `${name}Newest`;
}
