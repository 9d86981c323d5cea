/** What an overlay may name: `schemas/generated/screenNames.json`. */
export interface ScreenNames {
  screens: readonly string[];
  dictionaries: readonly string[];
  entities: readonly string[];
  /** Every operation; those that fill a screen, take it, or could be told of in a dialog with their fields. */
  operations: Readonly<Record<string, OperationNames>>;
  /** Hand-made parts that the product's screens place, by kind. */
  parts: Readonly<Record<'field' | 'block' | 'action', readonly string[]>>;
}

/** Fields of an operation; missing where any will do. */
export interface OperationNames {
  /** What it takes: conditions of a list, fields of a save. */
  input?: readonly string[];
  /** What a row or the record of its reply holds. */
  output?: readonly string[];
  /** It answers rows, and the output is what one of them holds. */
  hasRows?: boolean;
  /** It takes a file. */
  takesFile?: boolean;
  /** Codes one of which it takes to call it, as far as its rows could be listed about a record. */
  codes?: readonly string[];
  /** Pattern of the sort words it takes. */
  sort?: string;
  /** It changes something, so that nothing may call it before it is asked for. */
  isChange?: boolean;
}

/** The screens on which overlays are kept: no overlay changes them, or a mistake could not be undone. */
export function isProtectedScreen(name: string): boolean {
  return name.startsWith('screenOverlay.');
}

/** What the name of an entity's screen says, e.g. `cert.list`; nothing for a page of the product's own. */
export function readScreenName(name: string): { entity: string; kind: EntityScreenKind } | undefined {
  const [entity = '', last, ...rest] = name.split('.');
  const kind = kinds.find((each) => each === last);
  return kind && entity !== '' && rest.length === 0 ? { entity, kind } : undefined;
}

/** Screens that an entity has. */
export type EntityScreenKind = (typeof kinds)[number];

const kinds = ['list', 'form', 'detail'] as const;
