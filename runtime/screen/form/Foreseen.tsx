import { observer } from '@formily/react';
import { useEffect } from 'react';
import { useCallByName } from '#runtime/react/useCall.ts';
import { leftOf } from '../actions/doneText.ts';
import { Failed } from '../states/Failed.tsx';
import { nicknamed, texts, type Changed, type LeftOut } from '../texts.ts';
import { ForeseenChanges } from './ForeseenChanges.tsx';
import { valuesIn, type FormModel } from './model.ts';

/** Names that a reason spells out. */
const namedAtMost = 5;

export interface ForeseenProps {
  /** Operation that says what the call would do. */
  does: string;
  /** Fields of the form that it depends on. */
  with?: string[];
  /** What the action says itself of the call, such as which records. */
  input: Readonly<Record<string, unknown>>;
  model: FormModel;
  /** Told whether the call would do nothing at all. */
  onForeseen(isInVain: boolean): void;
}

/**
 * Says before a call, in the words of its reply where it has some, how many records it would be done for, what it would
 * change, what it leaves out, and why; anew as the form is filled in.
 */
export const Foreseen = observer(({ does, with: fields = [], input, model, onForeseen }: ForeseenProps) => {
  const values = valuesIn(model.form);
  const given = Object.fromEntries(
    fields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])),
  );
  const { data, error, isLoading, reload } = useCallByName(does, { ...input, ...given });
  const { count = 0, said = '' } = (data ?? {}) as { count?: number; said?: string };
  const isInVain = data !== undefined && !error && count === 0;
  useEffect(() => onForeseen(isInVain), [onForeseen, isInVain]);
  if (error) return <Failed message={error.message} onRetry={reload} />;
  const left = leftOf(data);
  const [head, ...more] = (said || (count > 0 ? texts.foreseen(count) : texts.foreseenNothing)).split('\n');
  return (
    <section className="screen-foreseen" role="status" aria-busy={isLoading}>
      {data !== undefined && (
        <>
          <strong>{head}</strong>
          {more.length > 0 && <p>{more.join('\n')}</p>}
          {left.length > 0 && (
            <>
              {said === '' && (count > 0 ? `，${texts.foreseenLeft(left.length)}` : '：')}
              <ul>
                {byReason(left).map(([reason, some]) => (
                  <li key={reason}>
                    {reason}：{texts.foreseenReason(namesOf(some), some.length)}
                  </li>
                ))}
              </ul>
            </>
          )}
          <ForeseenChanges changes={changesOf(data)} />
        </>
      )}
    </section>
  );
});

function changesOf(reply: unknown): Changed[] {
  if (typeof reply !== 'object' || reply === null || !('changes' in reply)) return [];
  return Array.isArray(reply.changes) ? (reply.changes as Changed[]) : [];
}

function byReason(left: readonly LeftOut[]): [string, LeftOut[]][] {
  const reasons = new Map<string, LeftOut[]>();
  for (const each of left) reasons.set(each.reason ?? '', [...(reasons.get(each.reason ?? '') ?? []), each]);
  return [...reasons].toSorted(([, one], [, other]) => other.length - one.length);
}

function namesOf(left: readonly LeftOut[]): string[] {
  return left
    .filter(({ nickname, account }) => nickname ?? account)
    .slice(0, namedAtMost)
    .map(nicknamed);
}
