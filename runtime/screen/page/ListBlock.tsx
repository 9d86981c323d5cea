import { useMemo, useState } from 'react';
import type { ScreenBlock } from '#generators/formats.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { FrameContext, type ScreenFrame } from '../host.ts';
import { ScreenContent } from '../ScreenContent.tsx';
import { BesideTree } from './BesideTree.tsx';

export interface ListBlockProps {
  block: ScreenBlock & { screen: string };
  frame: ScreenFrame;
  params: Readonly<Record<string, string>>;
  /** What the block and its page narrow the list by. */
  conditions: Readonly<Record<string, unknown>>;
}

/** A list on a page, narrowed by what the page says, and by what is chosen in the tree beside it. */
export function ListBlock({ block: { screen, beside, tree, takes }, frame, params, conditions }: ListBlockProps) {
  const has = useCodes();
  const isTreeSeen = tree !== undefined && has(tree.code);
  const by = isTreeSeen ? beside : undefined;
  const [chosen, setChosen] = useState<string>();
  const content = JSON.stringify(conditions);
  const narrowed = useMemo(
    (): ScreenFrame => ({
      ...frame,
      conditions: {
        // What is chosen on the page or in the tree is no condition of the list's own as well.
        ...Object.fromEntries((takes ?? []).map((name) => [name, undefined])),
        ...(JSON.parse(content) as Record<string, unknown>),
        ...(by !== undefined && { [by]: chosen === undefined ? undefined : { below: [chosen] } }),
      },
      ...(by !== undefined && chosen !== undefined && { begins: { [by]: chosen } }),
    }),
    [frame, content, takes, by, chosen],
  );
  const list = (
    <FrameContext.Provider value={narrowed}>
      <ScreenContent key={`${content} ${chosen ?? ''}`} name={screen} params={params} />
    </FrameContext.Provider>
  );
  if (!isTreeSeen) return list;
  return (
    <div className="screen-beside">
      <BesideTree tree={tree} chosen={chosen} onChoose={setChosen} />
      <div>{list}</div>
    </div>
  );
}
