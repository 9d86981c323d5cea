import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button, Checkbox, InputNumber } from 'antd';
import { texts } from '../texts.ts';
import type { ColumnSettingsProps } from './ColumnSettings.tsx';
import { widthLimits } from '../table/column.ts';
import { change, move } from './settings.ts';

/** The columns of a list with a tick, a width and a way up and down for each. */
export function ColumnList({ columns, settings, onChange }: ColumnSettingsProps) {
  const shownCount = columns.filter(({ isHidden }) => !isHidden).length;
  return (
    <div className="screen-columns">
      <p className="screen-help">{texts.settingsHint}</p>
      <ul>
        {columns.map(({ name, field, isHidden, width }, index) => (
          <li key={name}>
            <Checkbox
              checked={!isHidden}
              disabled={!isHidden && shownCount === 1}
              onChange={({ target }) => onChange(change({ settings, name, to: { isHidden: !target.checked } }))}
            >
              {field.title}
            </Checkbox>
            <InputNumber
              size="small"
              aria-label={`${field.title} ${texts.width}`}
              min={widthLimits.least}
              max={widthLimits.most}
              step={20}
              value={width}
              changeOnBlur
              onChange={(next) => next !== null && onChange(change({ settings, name, to: { width: next } }))}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowUpOutlined />}
              aria-label={`${field.title} ${texts.up}`}
              disabled={index === 0}
              onClick={() => onChange(move({ columns, settings, name, step: -1 }))}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowDownOutlined />}
              aria-label={`${field.title} ${texts.down}`}
              disabled={index === columns.length - 1}
              onClick={() => onChange(move({ columns, settings, name, step: 1 }))}
            />
          </li>
        ))}
      </ul>
      <Button type="link" size="small" onClick={() => onChange({})}>
        {texts.restoreColumns}
      </Button>
    </div>
  );
}
