import type { CatalogueSource } from '../files.ts';
import type { Problem } from '../problem.ts';
import { valueEntity } from '../valueEntity.ts';
import { ownCode } from '../validators/runtime.js';
import { checkFormerCodes } from './formerNames.ts';
import type { Known } from './known.ts';
import { suggestion } from './suggestion.ts';

interface Value {
  code: string;
  label: string;
  retired?: boolean;
  parent?: string;
  was?: string | string[];
}

/** What is wrong with a dictionary: codes or labels twice, values below nothing, another dictionary that is not there. */
export function checkDictionary({
  source: { file, name, content },
  known,
}: {
  source: CatalogueSource;
  known: Known;
}): Problem[] {
  const values = (content['values'] ?? []) as unknown as Value[];
  const sameAs = content['sameAs'];
  const byCode = new Map(values.map((value) => [value.code, value]));
  const firstCode = firstBy(values, ({ code }) => code);
  // The same word may stand below different values: 鼓楼区 of several cities.
  const firstLabel = firstBy(
    values.filter(({ retired }) => !retired),
    ({ label, parent }) => `${parent ?? ''} ${label}`,
  );
  const isExtensible = known.extensible.has(name);
  const at = (pointer: string, reason: string): Problem => ({ file, pointer, reason });
  return [
    ...(values.length > 0 && values.every(({ retired }) => retired)
      ? [at('/values', '所有的值都已停用（retired），没有可以选的')]
      : []),
    ...(typeof sameAs === 'string' && (!known.dictionaries.has(sameAs) || sameAs === name)
      ? [at('/sameAs', `没有字典“${sameAs}”${suggestion({ name: sameAs, among: known.dictionaries.keys() })}`)]
      : []),
    ...(isExtensible && content['values'] === undefined
      ? [at('/extensible', '机构添加的值排在 values 之后，这个字典没有写 values：去掉 extensible')]
      : []),
    ...(isExtensible && !known.entities.has(valueEntity)
      ? [at('/extensible', `目录中没有实体“${valueEntity}”，机构无处添加值`)]
      : []),
    ...(typeof sameAs === 'string' && known.extensible.has(sameAs)
      ? [at('/sameAs', `字典“${sameAs}”的值机构可以添加（extensible），两个字典不会总是一样：字段直接用“${sameAs}”`)]
      : []),
    ...checkFormerCodes({ file, name, values, known }),
    ...values.flatMap((value, i) => {
      const { code, label, retired, parent } = value;
      return [
        ...(firstCode.has(value) ? [] : [at(`/values/${i}/code`, `代码“${code}”写了两次`)]),
        ...(code.startsWith(ownCode)
          ? [at(`/values/${i}/code`, `代码“${code}”以 ${ownCode} 开头：这样的代码留给机构添加的值`)]
          : []),
        ...(retired || firstLabel.has(value) ? [] : [at(`/values/${i}/label`, `名称“${label}”写了两次，选的人分不清`)]),
        ...(parent !== undefined && !byCode.has(parent)
          ? [at(`/values/${i}/parent`, `没有上级“${parent}”${suggestion({ name: parent, among: byCode.keys() })}`)]
          : []),
        ...(isCircle({ value, byCode }) ? [at(`/values/${i}/parent`, '上级又在它的下级之中，成了一个圈')] : []),
      ];
    }),
  ];
}

/** Those before which none has the same key. */
function firstBy(values: readonly Value[], key: (value: Value) => string): ReadonlySet<Value> {
  const first = new Map<string, Value>();
  for (const value of values) if (!first.has(key(value))) first.set(key(value), value);
  return new Set(first.values());
}

/** Whether the way up from a value comes back to it. */
function isCircle({ value, byCode }: { value: Value; byCode: ReadonlyMap<string, Value> }): boolean {
  const seen = new Set<string>();
  for (let above = value.parent; above !== undefined && !seen.has(above); above = byCode.get(above)?.parent) {
    if (above === value.code) return true;
    seen.add(above);
  }
  return false;
}
