import { texts } from '#runtime/screen/texts.ts';
import type { Read } from '../screen/types.ts';
import { moneyText } from './amount.ts';
import { currencyOf } from './currencies.ts';

/** An amount to the cent, with its currency. */
export const read: Read = ({ value, field }) =>
  typeof value === 'number' ? (
    <span className="screen-number">{moneyText({ amount: value, currency: currencyOf(field) })}</span>
  ) : (
    <span className="screen-none">{texts.none}</span>
  );
