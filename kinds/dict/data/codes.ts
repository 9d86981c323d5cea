import type { Dictionary, Json } from '#generators/formats.ts';
import { shortened, type Parsed } from '../../data/cell.ts';
import { cellLabel, labelsInUse } from '../../data/property.ts';

/** More labels than this are not listed, neither in a note nor in a message. */
const mostLabels = 12;

/** What may be filled in: the labels, or, where they are many or each tenant's, what they are labels of. */
export function choicesText(dictionary: Dictionary | undefined): string {
  const labels = labelsInUse(dictionary);
  return labels.length > 0 && labels.length <= mostLabels && !dictionary?.isExtensible
    ? `可填：${labels.join('、')}`
    : `填写${dictionary?.title ?? ''}的名称`;
}

/** The code of a label in use that no other value has; a code stands for itself, and with it for a label of several. */
export function readCode({ dictionary, text }: { dictionary: Dictionary | undefined; text: string }): Parsed {
  if (!dictionary) return { problem: `“${shortened(text)}”不在可选范围内` };
  const inUse = dictionary.values.filter(({ isRetired }) => !isRetired);
  const found = inUse.find((value) => value.code === text || cellLabel({ dictionary, value }) === text);
  if (found) return { value: found.code };
  const several = inUse.filter(({ label }) => label === text).map((value) => cellLabel({ dictionary, value }));
  return several.length > 0
    ? { problem: `${dictionary.title}有 ${several.length} 个“${shortened(text)}”，请写明：${several.join('、')}` }
    : { problem: `“${shortened(text)}”不在可选范围内，${offerOf(dictionary)}` };
}

/** What a cell says for a code, also of one that is no longer in use; the code itself where there is none. */
export function labelOf({ dictionary, code }: { dictionary: Dictionary | undefined; code: Json }): string {
  const value = dictionary?.values.find((entry) => entry.code === code);
  return dictionary && value ? cellLabel({ dictionary, value }) : String(code);
}

function offerOf(dictionary: Dictionary): string {
  const labels = labelsInUse(dictionary);
  return labels.length > mostLabels
    ? `请填写${dictionary.title}的名称，如：${labels.slice(0, 3).join('、')}`
    : `可填：${labels.join('、')}`;
}
