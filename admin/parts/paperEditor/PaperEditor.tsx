import { useMemo } from 'react';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { Editor } from './Editor.tsx';
import { fieldsOf, paperOf } from './paper.ts';
import { PaperPicture } from './PaperPicture.tsx';
import './paperEditor.css';

/** A paper put together: groups, their questions out of the bank, and what each counts; where it can only be read, as a picture. */
export function PaperEditor({ value, onChange, record, setRecord, isReadOnly, errors }: FieldPartProps) {
  const { sections } = record;
  const paper = useMemo(() => {
    const { sections: groups, questions } = fieldsOf(paperOf({ value, record: { sections } }));
    return paperOf({ value: questions, record: { sections: groups } });
  }, [value, sections]);
  if (isReadOnly) return <PaperPicture paper={paper} />;
  return (
    <Editor
      paper={paper}
      stored={value}
      certId={typeof record['certId'] === 'string' ? record['certId'] : ''}
      errors={errors}
      onChange={(next) => {
        const { sections: groups, questions } = fieldsOf(next);
        setRecord({ sections: groups });
        onChange(questions);
      }}
    />
  );
}
