import { Switch } from 'antd';
import { texts } from '#runtime/screen/texts.ts';
import type { EditProps } from '../screen/types.ts';

export function BooleanEdit({ id, value, onChange, isReadOnly, describedBy }: EditProps) {
  return (
    <Switch
      id={id}
      checked={value === true}
      onChange={onChange}
      disabled={isReadOnly}
      checkedChildren={texts.yes}
      unCheckedChildren={texts.no}
      aria-describedby={describedBy}
    />
  );
}
