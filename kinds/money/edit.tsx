import { NumberEdit } from '../number/edit.tsx';
import type { EditProps } from '../screen/types.ts';
import { amountText, bareAmount } from './amount.ts';
import { currencies, currencyOf } from './currencies.ts';

/** An amount behind the sign of its currency; one that is pasted with it is taken, too. Arrows step by whole units. */
export function MoneyEdit(props: EditProps) {
  const { field } = props;
  const currency = currencyOf(field);
  return (
    <NumberEdit
      {...props}
      field={{ ...field, step: Math.max(field.step ?? 1, 1) }}
      sign={currencies[currency].sign}
      bare={(text) => bareAmount({ text, currency })}
      shownAs={amountText}
    />
  );
}
