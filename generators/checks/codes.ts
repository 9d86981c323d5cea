import type { Known } from './known.ts';
import { suggestion } from './suggestion.ts';

/** Why a code is none of the product's, and where it would be said; undefined where it is one. */
export function codeProblem({ code, known: { codes, groups } }: { code: string; known: Known }): string | undefined {
  if (codes.has(code)) return undefined;
  const above = code.replace(/[.-][^.-]*$/, '');
  const isButton = /\.\d+\.\d+$/.test(code);
  const near = suggestion({ name: code, among: codes });
  const hint =
    isButton && codes.has(above)
      ? `；按钮要写在 schemas/modules.json 中“${above}”的 buttons 里："${code}": { "label": "名称" }`
      : /\.\d+$/.test(code) && codes.has(above) && !isButton
        ? `；有 list 的实体，“${above}”之下的新编码自动有菜单，没有的要写在 schemas/modules.json 中`
        : near || groups.size === 0
          ? ''
          : `；分组有 ${[...groups].map(([group, label]) => `${group}（${label}）`).join('、')}，写成分组加点和数字`;
  return `schemas/modules.json 中没有编码“${code}”${isButton && codes.has(above) ? hint : near || hint}`;
}
