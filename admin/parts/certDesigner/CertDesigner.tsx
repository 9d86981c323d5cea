import type { CertDesign } from '#runtime/core/certificate/design.ts';
import { isSame } from '#runtime/core/operations/same.ts';
import { useFormer } from '#runtime/react/useFormer.ts';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { Designer } from './Designer.tsx';
import { designOf } from './items.ts';
import { Sheet } from './Sheet.tsx';
import { texts } from './texts.ts';
import { typicalValues } from './useValues.ts';
import './certDesigner.css';

/** The sheet of a certificate template, on which everything is put into its place; where it can only be read, as a picture. */
export function CertDesigner({ value, onChange, record, setRecord, isReadOnly, errors }: FieldPartProps) {
  // Forms give what they hold anew at each drawing.
  const design = useFormer(designOf({ value, record }));
  if (isReadOnly)
    return (
      <div className={`cert-sheet is-read is-${design.orientation}`}>
        <Sheet design={design} values={typicalValues} role="img" aria-label={texts.sheet} />
      </div>
    );
  const change = ({ layout, ...next }: CertDesign): void => {
    const { layout: former, ...rest } = design;
    if (!isSame(rest, next)) setRecord({ ...next });
    if (!isSame(former, layout)) onChange([...layout]);
  };
  return <Designer design={design} onChange={change} errors={errors} />;
}
