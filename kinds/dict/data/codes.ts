import type { Dictionary, Json } from '#generators/formats.ts';
import { shortened, type Parsed } from '../../data/cell.ts';
import { labelsInUse } from '../../data/property.ts';

/** More labels than this are not listed, neither in a note nor in a message. */
const mostLabels = 12;

/** What may be filled in: the labels, or, where they are many or each tenant's, what they are labels of. */
export function choicesText(dictionary: Dictionary | undefined): string {
  const labels = labelsInUse(dictionary);
  return labels.length > 0 && labels.length <= mostLabels && !dictionary?.isExtensible
    ? `可填：${labels.join('、')}`
    : `填写${dictionary?.title ?? ''}的名称`;
}

/** The code of a label in use; a code stands for itself. */
export function readCode({ dictionary, text }: { dictionary: Dictionary | undefined; text: string }): Parsed {
  const found = dictionary?.values.find(
    ({ code, label, isRetired }) => !isRetired && (label === text || code === text),
  );
  return found
    ? { value: found.code }
    : { problem: `“${shortened(text)}”不在可选范围内${dictionary ? `，${offerOf(dictionary)}` : ''}` };
}

/** The label of a code, also of one that is no longer in use; the code itself where there is none. */
export function labelOf({ dictionary, code }: { dictionary: Dictionary | undefined; code: Json }): string {
  return dictionary?.values.find((entry) => entry.code === code)?.label ?? String(code);
}

function offerOf(dictionary: Dictionary): string {
  const labels = labelsInUse(dictionary);
  return labels.length > mostLabels
    ? `请填写${dictionary.title}的名称，如：${labels.slice(0, 3).join('、')}`
    : `可填：${labels.join('、')}`;
}
