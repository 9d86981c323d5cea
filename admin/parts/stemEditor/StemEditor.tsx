import { UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { keysOf } from '#runtime/core/answer/keys.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { asText } from '#runtime/screen/records.ts';
import { Several } from './Several.tsx';
import { severalIn } from './several.ts';
import { useFilling } from './useFilling.ts';
import { texts } from './texts.ts';
import { wholeQuestion } from './whole.ts';
import { WholePreview } from './WholePreview.tsx';
import './stemEditor.css';

/** Who may import may paste several. */
const importCode = 'a12-m2.3.5';

/**
 * The stem of a question in its usual editor. A whole question that is pasted or typed there is offered to fill in all
 * fields, several are offered to go where several are pasted; a stem that stood there when the form was opened is not.
 */
export function StemEditor({ value, onChange, record, setRecord, isReadOnly, widget }: FieldPartProps) {
  const canPaste = useCodes()(importCode);
  const root = useRef<HTMLDivElement>(null);
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
  const several = useMemo(
    () => (isAsked && !whole && canPaste ? severalIn(html) : undefined),
    [isAsked, whole, canPaste, html],
  );
  const isOffered = whole !== undefined || several !== undefined;
  useEffect(() => {
    if (isOffered) root.current?.querySelector('.stem-whole')?.scrollIntoView({ block: 'nearest' });
    else setIsKept(false);
  }, [isOffered]);
  const focus = () => root.current?.querySelector<HTMLElement>('[contenteditable]')?.focus();
  return (
    <div ref={root}>
      {widget}
      {whole && !isKept && (
        <section className="stem-whole" aria-label={texts.found}>
          <p className="help">{texts.found}</p>
          <WholePreview question={whole} noKey={texts.noKey} />
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
      <Several
        found={isKept ? undefined : several}
        record={record}
        onKeep={() => setIsKept(true)}
        onImported={() => onChange(opened)}
      />
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
