import type { Plugin } from 'vite';

/** What a library says to screen readers, by its file: it has no option for it. */
export const libraryWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'rc-input-number/es/StepHandler.js': { '"Increase Value"': '"增大"', '"Decrease Value"': '"减小"' },
  'rc-tree/es/TreeNode.js': { '"Select ".concat(': '"选择 ".concat(', "'tree node'": "'这一项'" },
  'rc-dialog/es/Dialog/Content/Panel.js': { '"aria-label": "Close"': '"aria-label": "关闭"' },
  'rc-notification/es/Notice.js': { '"aria-label": "Close"': '"aria-label": "关闭"' },
};

/** Says it in Chinese in what is built. @throws Error where the library has other words by now. */
export function sayInChinese(): Plugin {
  return {
    name: 'library-words',
    apply: 'build',
    transform(code, id) {
      const path = id.replaceAll('\\', '/').replace(/\?.*$/, '');
      const [file, words] = Object.entries(libraryWords).find(([each]) => path.endsWith(`/node_modules/${each}`)) ?? [];
      return file && words ? { code: inChinese({ file, code, words }), map: null } : undefined;
    },
  };
}

/** A library's file with its words in Chinese. */
export function inChinese({
  file,
  code,
  words,
}: {
  file: string;
  code: string;
  words: Readonly<Record<string, string>>;
}): string {
  return Object.entries(words).reduce((text, [english, chinese]) => {
    if (!text.includes(english)) throw new Error(`${file} no longer says ${english}: mend scripts/libraryWords.ts`);
    return text.replaceAll(english, chinese);
  }, code);
}
