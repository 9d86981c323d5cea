import type { Json } from '#generators/formats.ts';
import { isCovered, wholeOf } from '#runtime/core/operations/wholeCodes.ts';

/** How many are named; of the others only how many they are. */
const mostNamed = 5;

/**
 * Codes in words: where each stands in the modules, a whole as all of it. One that another lies below goes without saying.
 * @returns such as `“系统认证 / 基础管理 / 角色管理”、“系统认证 / 认证管理”的全部 等 9 项`
 */
export function codeNames({ codes, modules }: { codes: readonly string[]; modules: Json }): string {
  const titles = titlesOf(modules);
  const lowest = codes.filter(
    (code) => !codes.some((other) => other !== code && isCovered({ code: other, by: wholeOf(code) })),
  );
  const named = lowest.slice(0, mostNamed).map((code) => titles.get(code) ?? code);
  return `${named.join('、')}${lowest.length > mostNamed ? ` 等 ${lowest.length} 项` : ''}`;
}

/** What each code and each whole is called: its path of labels. */
function titlesOf(modules: Json): Map<string, string> {
  const titles = new Map<string, string>();
  const walk = (nodes: Record<string, Node>, above: readonly string[]): void => {
    for (const [code, { label, children = {}, buttons = {} }] of Object.entries(nodes)) {
      const path = [...above, label];
      const title = `“${path.join(' / ')}”`;
      titles.set(code, title);
      titles.set(wholeOf(code), `${title}的全部`);
      walk(children, path);
      walk(buttons, path);
    }
  };
  walk((modules ?? {}) as unknown as Record<string, Node>, []);
  return titles;
}

interface Node {
  label: string;
  children?: Record<string, Node>;
  buttons?: Record<string, Node>;
}
