import { useLayoutEffect, useRef } from 'react';
import { joinedFormulas } from '#runtime/core/richText/formulaParts.ts';
import { texWords } from '#runtime/core/richText/texWords.ts';
import { drawFormulas } from './formulas.ts';

/** Rich text as it reads, formulas drawn. The server has sanitised it: nothing else may be passed in. */
export function RichText({ html }: { html: string }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    // Written here, not through React: drawing a formula replaces text nodes React would otherwise keep count of.
    element.innerHTML = texWords(joinedFormulas(html));
    void drawFormulas(element);
  }, [html]);
  return <div ref={root} className="screen-rich" />;
}
