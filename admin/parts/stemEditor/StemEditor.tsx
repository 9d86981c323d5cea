import { Button } from 'antd';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { asText } from '#runtime/screen/records.ts';
import { texts } from './texts.ts';
import { wholeQuestion } from './whole.ts';
import { WholePreview } from './WholePreview.tsx';
import './stemEditor.css';

/** The stem of a question in its usual editor. A whole question that is pasted or typed there is offered to fill in all fields. */
export function StemEditor({ value, record, setRecord, isReadOnly, widget }: FieldPartProps) {
  const root = useRef<HTMLDivElement>(null);
  const offer = useRef<HTMLElement>(null);
  const [isKept, setIsKept] = useState(false);
  const html = useDeferredValue(asText(value));
  const type = asText(record['type']);
  const whole = useMemo(() => (isReadOnly ? undefined : wholeQuestion({ html, type })), [isReadOnly, html, type]);
  const isWhole = whole !== undefined;
  useEffect(() => {
    if (isWhole) offer.current?.scrollIntoView({ block: 'nearest' });
    else setIsKept(false);
  }, [isWhole]);
  const fill = () => {
    if (!whole) return;
    const { type: found, ...rest } = whole;
    // First the kind: it decides which of the other fields there are.
    setRecord({ type: found });
    setRecord(rest);
    root.current?.querySelector<HTMLElement>('[contenteditable]')?.focus();
  };
  return (
    <div ref={root}>
      {widget}
      {whole && !isKept && (
        <section ref={offer} className="stem-whole" aria-label={texts.found}>
          <p className="help">{texts.found}</p>
          <WholePreview question={whole} />
          <div className="screen-toolbar">
            <Button type="primary" onClick={fill}>
              {texts.fill}
            </Button>
            <Button onClick={() => setIsKept(true)}>{texts.keep}</Button>
          </div>
        </section>
      )}
    </div>
  );
}
