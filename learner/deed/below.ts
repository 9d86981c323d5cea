import type { CallState } from '#runtime/react/useCall.ts';

/** A call whose content stands below that of another: where both are of before, the one above says it for both. */
export function below<Data>(other: CallState<unknown>, call: CallState<Data>): CallState<Data> {
  return other.isFormer && call.isFormer ? { ...call, error: undefined, isFormer: false } : call;
}
