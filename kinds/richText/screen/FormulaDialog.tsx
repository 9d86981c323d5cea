import { Input, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { texts } from '#runtime/screen/texts.ts';
import { growing } from '../../screen/growing.ts';
import { loadKatex } from './formulas.ts';

/** Writes a formula with its picture below it. */
export function FormulaDialog({ onInsert, onClose }: { onInsert(latex: string): void; onClose(): void }) {
  const [latex, setLatex] = useState('');
  const clean = latex.replace(/[$\n]/g, ' ').trim();
  return (
    <Modal
      open
      title={texts.formulaTitle}
      okText={texts.insert}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: clean === '' }}
      onCancel={onClose}
      onOk={() => {
        onInsert(clean);
        onClose();
      }}
    >
      <Input.TextArea
        autoFocus
        className="screen-code"
        value={latex}
        onChange={(event) => setLatex(event.target.value)}
        aria-label={texts.formulaTitle}
        placeholder={texts.formulaHint}
        {...growing({ least: 2, most: 6 })}
      />
      <p className="screen-label">{texts.formulaPreview}</p>
      <Preview latex={clean} />
    </Modal>
  );
}

function Preview({ latex }: { latex: string }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadKatex().then((draw) => {
      if (isCurrent && element.current) draw({ latex: latex || '\\text{ }', element: element.current });
    });
    return () => {
      isCurrent = false;
    };
  }, [latex]);
  return <div ref={element} className="screen-formula-preview" aria-live="polite" />;
}
