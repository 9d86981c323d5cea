/** Where a record carries the label of what its field `name` refers to: `certIdLabel` beside `certId`. */
export function labelNameOf<Name extends string>(name: Name): `${Name}Label` {
  return `${name}Label`;
}

/** Where a record carries what tells records of the same label apart: `certIdMarks` beside `certId`. */
export function marksNameOf<Name extends string>(name: Name): `${Name}Marks` {
  return `${name}Marks`;
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
