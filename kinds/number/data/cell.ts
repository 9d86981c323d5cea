import { shortened, type Cell, type NumberRule } from '../../data/cell.ts';
import { boundsText } from '../../data/property.ts';
import { plainNumber } from '../codec.ts';

/** A number as Excel has it; `name` is what messages call it. */
export function numberCell({ name, type }: { name: string } & Pick<NumberRule, 'type'>): Cell {
  return {
    width: 10,
    note: ({ property }) => `${name}${boundsText(property)}`,
    example: () => '1',
    rule({ title, minimum, maximum }) {
      if (minimum === undefined && maximum === undefined) return undefined;
      return {
        type,
        ...(minimum !== undefined && { from: minimum }),
        ...(maximum !== undefined && { to: maximum }),
        isStrict: true,
        message: `${title}须为${name}${boundsText({ minimum, maximum })}`,
      };
    },
    read({ text }) {
      const number = Number(plainNumber(text));
      // Excel keeps 15 digits; what stands behind them is left over from its sums, and nobody sees it there.
      const value = type === 'whole' ? number : Number(number.toPrecision(15));
      if (!Number.isFinite(value)) return { problem: `“${shortened(text)}”不是数字` };
      return type === 'whole' && !Number.isInteger(value) ? { problem: '必须是整数' } : { value };
    },
    write: ({ value }) => Number(value),
  };
}
