import { phasesOf } from '#runtime/core/operations/phase.ts';
import type { Entity, Property } from './formats.ts';
import { shownText } from './protection.ts';
import { quote, quoteText } from './sql.ts';

/**
 * The columns of an entity's view that hold by the clock (`x-phase`, rule S24), of a row of its table `t`. The clock is
 * the statement's, not the transaction's: whoever waited for a lock is told what holds once they have it.
 */
export function phaseColumns(entity: Entity): string[] {
  return Object.entries(entity.properties).flatMap(([field, property]) =>
    property['x-phase']
      ? [`${shownText({ property, value: phaseText({ property, row: 't' }) })} as ${quote(field)}`]
      : [],
  );
}

/** SQL: which phase of a field holds of a row by now. */
export function phaseText({ property, row }: { property: Property; row: string }): string {
  const cases = phasesOf(property).map(([code, from, to]) => {
    const bounds = [
      ...(from === null ? [] : [`${row}.${quote(from)} <= statement_timestamp()`]),
      ...(to === null ? [] : [`statement_timestamp() < ${row}.${quote(to)}`]),
    ];
    return `when ${bounds.join(' and ')} then ${quoteText(code)}`;
  });
  return `(case ${cases.join(' ')} end)`;
}
