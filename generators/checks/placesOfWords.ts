import { metaSchemas } from '../metaSchemas.ts';

interface Words {
  properties?: Record<string, Words>;
  $defs?: Record<string, Words>;
}

const { properties: ofFile = {}, $defs: definitions = {} } = metaSchemas['entity'] as Words;
const operation = (metaSchemas['operation'] as Words).$defs?.['operation'];

/** The places of an entity's file and the words of each. */
const places: readonly { words: Words | undefined; where: string }[] = [
  { words: { properties: ofFile }, where: '文件的最外层' },
  { words: ofFile['x-entity'], where: ' x-entity 里' },
  { words: definitions['property'], where: '字段里，也就是 properties 的一个字段' },
  { words: definitions['step'], where: '步骤里，也就是 x-steps 的一个步骤' },
  { words: operation, where: '操作里，也就是 x-operations 的一个操作' },
  { words: definitions['listHint'], where: ' x-screens 的 list 里' },
  { words: definitions['formHint'], where: ' x-screens 的 form 或 detail 里' },
];

/** Where a word belongs that stands in a wrong place; undefined where no place has it. */
export function placeOfWord(word: string): string | undefined {
  return places.find(({ words }) => Object.hasOwn(words?.properties ?? {}, word))?.where;
}
