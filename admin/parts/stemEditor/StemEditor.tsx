import { UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { keysOf } from '#runtime/core/answer/keys.ts';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { asText } from '#runtime/screen/records.ts';
import { useFilling } from './useFilling.ts';
import { texts } from './texts.ts';
import { wholeQuestion } from './whole.ts';
import { WholePreview } from './WholePreview.tsx';
import './stemEditor.css';

/**
 * The stem of a question in its usual editor. A whole question that is pasted or typed there is offered to fill in all
 * fields; a stem that stood there when the form was opened is not.
 */
export function StemEditor({ value, record, setRecord, isReadOnly, widget }: FieldPartProps) {
  const root = useRef<HTMLDivElement>(null);
  const offer = useRef<HTMLElement>(null);
  const [opened] = useState(asText(value));
  const [isKept, setIsKept] = useState(false);
  const filling = useFilling({ record, setRecord });
  const html = useDeferredValue(asText(value));
  const type = asText(record['type']);
  const isAnswered = keysOf(record['answer']).some(({ anyOf }) => anyOf.some((text) => text.trim() !== ''));
  const isAsked = !isReadOnly && !filling.isDone && html !== opened;
  const whole = useMemo(
    () => (isAsked ? wholeQuestion({ html, type, isAnswered }) : undefined),
    [isAsked, html, type, isAnswered],
  );
  const isWhole = whole !== undefined;
  useEffect(() => {
    if (isWhole) offer.current?.scrollIntoView({ block: 'nearest' });
    else setIsKept(false);
  }, [isWhole]);
  const focus = () => root.current?.querySelector<HTMLElement>('[contenteditable]')?.focus();
  return (
    <div ref={root}>
      {widget}
      {whole && !isKept && (
        <section ref={offer} className="stem-whole" aria-label={texts.found}>
          <p className="help">{texts.found}</p>
          <WholePreview question={whole} />
          <div className="screen-toolbar">
            <Button
              type="primary"
              onClick={() => {
                filling.fill(whole);
                focus();
              }}
            >
              {texts.fill}
            </Button>
            <Button onClick={() => setIsKept(true)}>{texts.keep}</Button>
          </div>
        </section>
      )}
      {filling.isDone && (
        <p className="stem-filled" role="status">
          {texts.filled}
          <Button
            size="small"
            icon={<UndoOutlined />}
            onClick={() => {
              filling.undo();
              focus();
            }}
          >
            {texts.undo}
          </Button>
        </p>
      )}
    </div>
  );
}
