import type { GetProps, Input } from 'antd';

type Growing = Pick<GetProps<typeof Input.TextArea>, 'autoSize' | 'styles'>;

/** Pixels of a text box that are not lines: padding and border. */
const frame = 10;
const isSizedByStyle =
  typeof CSS !== 'undefined' && typeof CSS.supports === 'function' && CSS.supports('field-sizing', 'content');

/** Properties of a text box that grows with its text from `least` to `most` lines: by style where the browser can; antd would measure each box on its own, which a long form waits for. */
export function growing({ least, most }: { least: number; most: number }): Growing {
  if (!isSizedByStyle) return { autoSize: { minRows: least, maxRows: most } };
  return {
    styles: {
      textarea: {
        fieldSizing: 'content',
        resize: 'none',
        minHeight: `calc(${least}lh + ${frame}px)`,
        maxHeight: `calc(${most}lh + ${frame}px)`,
      },
    },
  };
}
