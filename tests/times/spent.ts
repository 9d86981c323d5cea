/** Where the time of a test file goes, told by the helpers that spend it: `npm test -- --times`. */

/** What files spend time on besides loading and their tests' own work. */
export type Expense = 'generating' | 'starting';

/** Milliseconds of each, of the file that runs. */
export type Expenses = Record<Expense, number>;

/** Does some work and notes its time for the file that runs. What it spends inside on something else is not noted again. */
export async function spent<Made>(expense: Expense, work: () => Promise<Made>): Promise<Made> {
  if (state.isCounting) return work();
  state.isCounting = true;
  const start = performance.now();
  try {
    return await work();
  } finally {
    state.expenses[expense] += performance.now() - start;
    state.isCounting = false;
  }
}

/** What was noted since it was last asked for. */
export function takeExpenses(): Expenses {
  const { expenses } = state;
  state.expenses = { generating: 0, starting: 0 };
  return expenses;
}

const state = { isCounting: false, expenses: { generating: 0, starting: 0 } };
