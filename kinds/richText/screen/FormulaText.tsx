import { useLayoutEffect, useRef } from 'react';
import { drawFormulas } from './formulas.ts';

/** Plain text with its formulas drawn; their source stands there until the program that draws them has come. */
export function FormulaText({ text }: { text: string }) {
  const root = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    // Written here, not through React, for the reason RichText gives.
    element.textContent = text;
    void drawFormulas(element);
  }, [text]);
  return <span ref={root} className="screen-formula-text" title={text} />;
}
