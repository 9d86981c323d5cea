import type { DictionaryValue } from '#generators/formats.ts';
import type { CallContext, Values } from '../../engine/context.ts';

type Groups = Record<string, DictionaryValue[]>;

/** The values of many group codes in one reply; a group code that does not exist is left out. */
export async function queryGroupCodes({ dictionaries }: CallContext, input: Values): Promise<Groups> {
  return Object.fromEntries(
    (input['groupCodes'] as string[]).flatMap((code): [string, DictionaryValue[]][] => {
      const values = Object.hasOwn(dictionaries, code) ? dictionaries[code]?.values : undefined;
      return values ? [[code, values]] : [];
    }),
  );
}

/** The values of one group code. */
export async function groupValues(context: CallContext, input: Values): Promise<DictionaryValue[]> {
  return valuesOf(context, String(input['groupCode']));
}

export async function degree(context: CallContext): Promise<DictionaryValue[]> {
  return valuesOf(context, 'degree');
}

export async function title(context: CallContext): Promise<DictionaryValue[]> {
  return valuesOf(context, 'title');
}

/** Provinces, or what lies directly below `parent`. */
export async function city(context: CallContext, { parent }: Values): Promise<DictionaryValue[]> {
  return valuesOf(context, 'city').filter((value) => (value.parent ?? '') === (parent ?? ''));
}

function valuesOf({ dictionaries }: CallContext, code: string): DictionaryValue[] {
  return Object.hasOwn(dictionaries, code) ? (dictionaries[code]?.values ?? []) : [];
}
