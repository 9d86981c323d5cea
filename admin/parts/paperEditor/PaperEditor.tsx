import { useFormer } from '#runtime/react/useFormer.ts';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { Editor } from './Editor.tsx';
import { fieldsOf, normal, paperOf } from './paper.ts';
import { PaperPicture } from './PaperPicture.tsx';
import './paperEditor.css';

/** A paper put together: groups, their questions out of the bank, and what each counts; where it can only be read, as a picture. */
export function PaperEditor({ value, onChange, record, setRecord, isReadOnly, errors }: FieldPartProps) {
  // Forms give what they hold anew at each drawing.
  const paper = useFormer(normal(paperOf({ value, record })));
  if (isReadOnly) return <PaperPicture paper={paper} />;
  return (
    <Editor
      paper={paper}
      stored={value}
      certId={typeof record['certId'] === 'string' ? record['certId'] : ''}
      errors={errors}
      onChange={(next) => {
        const { sections, questions } = fieldsOf(next);
        setRecord({ sections });
        onChange(questions);
      }}
    />
  );
}
