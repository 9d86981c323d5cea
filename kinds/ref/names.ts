/** Where a record carries the label of what its field `name` refers to: `certIdLabel` beside `certId`. */
export function labelNameOf<Name extends string>(name: Name): `${Name}Label` {
  return `${name}Label`;
}

/** Where a record carries what tells records of the same label apart: `certIdMarks` beside `certId`. */
export function marksNameOf<Name extends string>(name: Name): `${Name}Marks` {
  return `${name}Marks`;
}
