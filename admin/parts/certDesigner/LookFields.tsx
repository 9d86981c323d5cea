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
      <Choice
        title={texts.typeface}
        labels={texts.typefaces}
        value={first?.typeface ?? textDefaults.typeface}
        onChange={(typeface) => onChange({ typeface })}
      />
      <Choice
        title={texts.align}
        labels={texts.aligns}
        value={first?.align ?? textDefaults.align}
        onChange={(align) => onChange({ align })}
      />
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

/** One of a few, each with its label. */
function Choice<Value extends string>({
  title,
  labels,
  value,
  onChange,
}: {
  title: string;
  labels: Readonly<Record<Value, string>>;
  value: Value;
  onChange(value: Value): void;
}) {
  const id = useId();
  return (
    <div className="cert-field">
      <span id={id}>{title}</span>
      <Segmented
        aria-labelledby={id}
        value={value}
        options={Object.entries<string>(labels).map(([each, label]) => ({ value: each as Value, label }))}
        onChange={onChange}
      />
    </div>
  );
}

const nothing = {};
