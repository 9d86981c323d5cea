import { InputNumber, Space } from 'antd';
import { texts } from '#runtime/screen/texts.ts';
import type { FilterProps } from '../screen/types.ts';

interface Range {
  from?: number;
  to?: number;
}

/** From and to, both included; one box is enough. */
export function NumberFilter({ name, field, value, onChange }: FilterProps) {
  const range: Range = typeof value === 'object' && value !== null ? value : {};
  const set = (change: { from?: number | undefined; to?: number | undefined }) => {
    const { from, to } = { ...range, ...change };
    const next = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  const { sign, unit } = field.props ?? {};
  const before = typeof sign === 'string' ? { prefix: sign } : {};
  const behind = typeof unit === 'string' ? { suffix: unit } : {};
  return (
    <Space.Compact block>
      <InputNumber
        {...before}
        id={`filter-${name}`}
        className="screen-fill"
        value={range.from ?? null}
        placeholder={`${field.title} ${texts.from}`}
        aria-label={`${field.title} ${texts.from}`}
        onChange={(from) => set({ from: from ?? undefined })}
      />
      <InputNumber
        {...before}
        {...behind}
        className="screen-fill"
        value={range.to ?? null}
        placeholder={texts.to}
        aria-label={`${field.title} ${texts.to}`}
        onChange={(to) => set({ to: to ?? undefined })}
      />
    </Space.Compact>
  );
}
