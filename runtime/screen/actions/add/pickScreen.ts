import type { ListScreen, ScreenAction, ScreenSide } from '#generators/formats.ts';
import { texts } from '../../texts.ts';

/** A list to choose from: its conditions and columns, and nothing to do with a row but to tick it. */
export function pickScreen({ list, action }: { list: ListScreen; action: ScreenAction }): ListScreen {
  return { ...withoutMoves(list), toolbar: {}, row: {}, bulk: { add: action } };
}

/** The same for who may choose records but not list them: their names, looked for by a keyword. */
export function optionsScreen({
  side: { title, options = '', marks },
  action,
}: {
  side: ScreenSide;
  action: ScreenAction;
}): ListScreen {
  return {
    kind: 'list',
    name: options,
    title,
    load: options,
    filters: { keyword: { kind: 'text', title: texts.keyword, order: 0 } },
    columns: {
      label: { kind: 'text', title, order: 1, width: 240 },
      ...(marks && { marks: { kind: 'tags', title: marks, order: 2, width: 240 } }),
    },
    toolbar: {},
    row: {},
    // Conditions of a list are for who may list.
    bulk: { add: { ...action, takesAll: false } },
  };
}

/** Rows of a tree are chosen here, not moved. */
function withoutMoves(list: ListScreen): ListScreen {
  if (!list.tree) return list;
  const { parent, maxDepth } = list.tree;
  return { ...list, tree: { parent, maxDepth } };
}
