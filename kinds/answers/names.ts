/** Where a record carries the form that its field `name` answers: `answersSchema` beside `answers`. */
export function schemaNameOf<Name extends string>(name: Name): `${Name}Schema` {
  return `${name}Schema`;
}
