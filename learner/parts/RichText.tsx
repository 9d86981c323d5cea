import { useMemo } from 'react';
import { mayHaveFormula } from './formulaParts.ts';
import { richHtml } from './richHtml.ts';
import './richText.css';
import { useFormulas } from './useFormulas.ts';

/** Shows HTML that the server has sanitised; formulas (`$$…$$`, `$…$`) are drawn with KaTeX, fetched for the first one. */
export function RichText({ html }: { html: string }) {
  const drawFormulas = useFormulas(mayHaveFormula(html));
  const shown = useMemo(() => richHtml({ html, drawFormulas }), [html, drawFormulas]);
  return <div className="rich" dangerouslySetInnerHTML={{ __html: shown }} />;
}
