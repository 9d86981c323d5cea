import type { DictionaryValue } from '#generators/formats.ts';

/** A choice of antd's Select or TreeSelect. */
export interface Choice {
  value: string;
  title: string;
  label: string;
  disabled?: boolean;
  children?: Choice[];
}

/** Whether values lie below each other. */
export function isTree(values: Iterable<DictionaryValue>): boolean {
  for (const { parent } of values) if (parent !== undefined) return true;
  return false;
}

/**
 * Values as choices, in their order and, where they have parents, as a tree. Retired values are left out, but those
 * `kept` stay: an old record keeps what it had.
 */
export function choicesOf({
  values,
  kept = [],
}: {
  values: Iterable<DictionaryValue>;
  kept?: readonly string[];
}): Choice[] {
  const shown = [...values]
    .filter(({ code, isRetired }) => !isRetired || kept.includes(code))
    .sort((one, other) => one.order - other.order);
  const nodes = new Map<string, Choice>(
    shown.map(({ code, label, isRetired }) => [
      code,
      { value: code, title: label, label: isRetired ? `${label}（已停用）` : label },
    ]),
  );
  const roots: Choice[] = [];
  for (const { code, parent } of shown) {
    const node = nodes.get(code);
    const above = parent === undefined ? undefined : nodes.get(parent);
    if (!node) continue;
    if (above && above !== node) (above.children ??= []).push(node);
    else roots.push(node);
  }
  return roots;
}
