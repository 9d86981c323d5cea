import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Node } from '@tiptap/pm/model';
import { formula } from '#runtime/core/richText/formulaParts.ts';
import { loadKatex } from './formulas.ts';

/** Shows each formula drawn beside its source while one types; the text itself is not changed. */
export const FormulaPreview = Extension.create({
  name: 'formulaPreview',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: new PluginKey('formulaPreview'),
      state: {
        init: (_, { doc }) => decorate(doc),
        apply: (transaction, former) => (transaction.docChanged ? decorate(transaction.doc) : former),
      },
      props: {
        decorations(state) {
          return this.getState(state);
        },
      },
    }),
  ],
});

function decorate(doc: Node): DecorationSet {
  const decorations: Decoration[] = [];
  doc.descendants((node, position) => {
    if (!node.isText || !node.text) return;
    for (const match of node.text.matchAll(formula)) {
      const from = position + match.index;
      const to = from + match[0].length;
      const latex = (match[1] ?? match[2] ?? '').trim();
      decorations.push(
        Decoration.inline(from, to, { class: 'screen-formula-source' }),
        Decoration.widget(to, () => drawn(latex), { key: latex, side: 1, ignoreSelection: true }),
      );
    }
  });
  return DecorationSet.create(doc, decorations);
}

function drawn(latex: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'screen-formula';
  element.contentEditable = 'false';
  void loadKatex().then((draw) => draw({ latex, element }));
  return element;
}
