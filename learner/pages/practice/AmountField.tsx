import { texts } from './texts.ts';

const amounts = [10, 20, 50, 100];

/** How many questions: a usual number, or one that is typed. */
export function AmountField({
  id,
  amount,
  isWrong,
  onChange,
}: {
  /** Of the box where a number is typed, for whoever leads to it. */
  id: string;
  amount: string;
  isWrong: boolean;
  onChange: (amount: string) => void;
}) {
  return (
    <fieldset>
      <legend>
        {texts.amount} <small id={`${id}-hint`}>{texts.amountHint}</small>
      </legend>
      <div className="practice-chips">
        {amounts.map((count) => (
          <label key={count} className="practice-chip">
            <input
              type="radio"
              name="amount"
              checked={amount === String(count)}
              onChange={() => onChange(String(count))}
            />
            <span>{count}</span>
          </label>
        ))}
        <input
          id={id}
          type="text"
          inputMode="numeric"
          className="practice-amount"
          aria-label={texts.amount}
          aria-describedby={`${id}-hint`}
          aria-invalid={isWrong}
          maxLength={4}
          value={amount}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      {isWrong && (
        <p className="practice-wrong" role="alert">
          {texts.amountWrong}
        </p>
      )}
    </fieldset>
  );
}
