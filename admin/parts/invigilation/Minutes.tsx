import { Form, Radio } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { ScreenField } from '#generators/formats.ts';
import { IntegerEdit } from '#kinds/integer/edit.tsx';
import { texts } from './texts.ts';
import { minutesIn, mostMinutes, usualMinutes, type TypedMinutes } from './typedMinutes.ts';

const field: ScreenField = { kind: 'integer', title: '', order: 1, props: { unit: texts.minutesUnit } };

export interface MinutesProps {
  label: string;
  isNeeded: boolean;
  most?: number;
}

/** How many minutes: one of the usual numbers, or another. The form's field is `minutes`. */
export function Minutes({ label, isNeeded, most = mostMinutes }: MinutesProps) {
  return (
    <Form.Item
      name="minutes"
      label={label}
      required={isNeeded}
      rules={[
        {
          validator: (_, value: TypedMinutes) =>
            (!isNeeded && value === 0) || minutesIn(value, most) > 0
              ? Promise.resolve()
              : Promise.reject(new Error(texts.missingMinutes(most))),
        },
      ]}
    >
      <MinutesInput label={label} isNeeded={isNeeded} most={most} />
    </Form.Item>
  );
}

function MinutesInput({
  id = 'minutes',
  value = null,
  onChange,
  label,
  isNeeded,
  most,
}: Required<MinutesProps> & { id?: string; value?: TypedMinutes; onChange?(value: TypedMinutes): void }) {
  const { status } = Form.Item.useStatus();
  const root = useRef<HTMLDivElement>(null);
  const fixed = [...(isNeeded ? [] : [0]), ...usualMinutes.filter((minutes) => minutes <= most)];
  const [isOther, setOther] = useState(!fixed.includes(Number(value)));
  useEffect(() => {
    if (isOther) root.current?.querySelector<HTMLInputElement>(`[id="${id}"]`)?.focus();
  }, [isOther, id]);
  return (
    <div className="invigilation-minutes" ref={root}>
      <Radio.Group
        optionType="button"
        aria-label={label}
        value={isOther ? 'other' : value}
        options={[
          ...fixed.map((minutes) => ({
            value: minutes as number | string,
            label: minutes === 0 ? texts.noMinutes : texts.minutesOption(minutes),
          })),
          { value: 'other', label: texts.otherMinutes },
        ]}
        onChange={({ target }) => {
          const isOtherNow = target.value === 'other';
          setOther(isOtherNow);
          onChange?.(isOtherNow ? null : (target.value as number));
        }}
      />
      {isOther && (
        <IntegerEdit
          id={id}
          name="minutes"
          field={field}
          value={value}
          onChange={(next) => onChange?.(next as TypedMinutes)}
          isReadOnly={false}
          isInvalid={status === 'error'}
          record={{}}
          lookups={{}}
        />
      )}
    </div>
  );
}
