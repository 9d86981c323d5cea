import { Form, InputNumber, Radio } from 'antd';
import { texts } from './texts.ts';

const usual = [5, 10, 15];
const [least, most] = [1, 240];

/** How many minutes: one of the usual numbers, or another. The form's field is `minutes`. */
export function Minutes({ label, isNeeded }: { label: string; isNeeded: boolean }) {
  return (
    <Form.Item
      name="minutes"
      label={label}
      required={isNeeded}
      rules={[
        {
          validator: (_, value: unknown) =>
            (!isNeeded && value === 0) || isWithin(value)
              ? Promise.resolve()
              : Promise.reject(new Error(texts.missingMinutes)),
        },
      ]}
    >
      <MinutesInput isNeeded={isNeeded} />
    </Form.Item>
  );
}

function isWithin(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

function MinutesInput({
  id,
  value,
  onChange,
  isNeeded,
}: {
  id?: string;
  value?: number | null;
  onChange?(value: number | null): void;
  isNeeded: boolean;
}) {
  const fixed = isNeeded ? usual : [0, ...usual];
  const choice = fixed.includes(value ?? -1) ? value : 'other';
  return (
    <div className="invigilation-minutes" id={id}>
      <Radio.Group
        size="large"
        optionType="button"
        value={choice}
        options={[
          ...fixed.map((minutes) => ({
            value: minutes as number | string,
            label: minutes === 0 ? texts.noMinutes : texts.minutesOption(minutes),
          })),
          { value: 'other', label: texts.otherMinutes },
        ]}
        onChange={({ target }) => onChange?.(target.value === 'other' ? 20 : (target.value as number))}
      />
      {choice === 'other' && (
        <InputNumber
          size="large"
          min={least}
          max={most}
          precision={0}
          autoFocus
          aria-label={texts.minutesLabel}
          value={value ?? null}
          onChange={(next) => onChange?.(next)}
        />
      )}
    </div>
  );
}
