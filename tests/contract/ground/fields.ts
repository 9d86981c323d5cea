import type { Json } from '#generators/formats.ts';

/** Fields that entities of many words have. */
export function text(title: string, words: Record<string, Json> = {}): Record<string, Json> {
  return { type: 'string', title, maxLength: 40, ...words };
}

export function reference(title: string, entity: string, words: Record<string, Json> = {}): Record<string, Json> {
  return { type: 'string', title, 'x-ref': entity, ...words };
}
