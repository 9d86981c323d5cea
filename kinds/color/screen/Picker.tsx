import { ColorPicker } from 'antd';

/** A patch that opens a palette, for the mouse alone: the box beside it says and takes the same. Colours are solid: what lies below one is nobody's to know. */
export function Picker({
  color,
  isReadOnly,
  onChange,
}: {
  color: string | null;
  isReadOnly: boolean;
  onChange(color: string): void;
}) {
  return (
    <ColorPicker
      value={color}
      disabled={isReadOnly}
      // antd takes no colour for one that nothing is seen of, and warns of it.
      disabledAlpha={color !== null}
      format="hex"
      disabledFormat
      aria-hidden
      onChangeComplete={(picked) => onChange(picked.toHexString().slice(0, solid).toLowerCase())}
    />
  );
}

const solid = '#rrggbb'.length;
