import { Checkbox, Segmented } from 'antd';
import { useId } from 'react';
import { smallestSize, textDefaults, type CertItem } from '#runtime/core/certificate/design.ts';
import { ColorEdit } from '#kinds/color/edit.tsx';
import { NumberField } from './NumberField.tsx';
import { texts } from './texts.ts';

/** How the letters of the chosen texts look; where they differ, as those of the first. */
export function LookFields({
  items: [first],
  onChange,
}: {
  items: readonly CertItem[];
  onChange(fields: Partial<CertItem>): void;
}) {
  const id = useId();
  return (
    <div className="cert-fields">
      <NumberField
        title={texts.size}
        value={first?.size ?? textDefaults.size}
        limits={{ min: smallestSize, max: 96 }}
        onChange={(size) => onChange({ size })}
      />
      <div className="cert-field">
        <span id={`${id}-typeface`}>{texts.typeface}</span>
        <Segmented
          aria-labelledby={`${id}-typeface`}
          value={first?.typeface ?? textDefaults.typeface}
          options={Object.entries(texts.typefaces).map(([value, label]) => ({ value, label }))}
          onChange={(typeface) => onChange({ typeface: typeface as CertItem['typeface'] })}
        />
      </div>
      <div className="cert-field">
        <span id={`${id}-align`}>{texts.align}</span>
        <Segmented
          aria-labelledby={`${id}-align`}
          value={first?.align ?? textDefaults.align}
          options={Object.entries(texts.aligns).map(([value, label]) => ({ value, label }))}
          onChange={(align) => onChange({ align: align as CertItem['align'] })}
        />
      </div>
      <div className="cert-field is-wide">
        <label htmlFor={`${id}-colour`}>{texts.colour}</label>
        <ColorEdit
          id={`${id}-colour`}
          name="colour"
          field={{ kind: 'color', title: texts.colour, order: 1, isRequired: true }}
          value={first?.colour ?? textDefaults.colour}
          onChange={(colour) => onChange({ colour: String(colour) })}
          isReadOnly={false}
          isInvalid={false}
          record={nothing}
          lookups={nothing}
        />
      </div>
      <Checkbox
        checked={first?.isBold ?? textDefaults.isBold}
        onChange={(event) => onChange({ isBold: event.target.checked })}
      >
        {texts.bold}
      </Checkbox>
    </div>
  );
}

const nothing = {};
