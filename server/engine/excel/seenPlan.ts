import type { Entity, ExcelColumn, ExcelPlan, SheetPlan } from '#generators/formats.ts';
import type { CallContext } from '../context.ts';
import { ownColumns } from './ownColumns.ts';
import { mayRead, mayWrite, propertiesOf } from '../sight.ts';

interface Asked {
  context: Pick<CallContext, 'app' | 'scope'>;
  entity: Entity;
}

/** A sheet with whose records stand in it. */
export interface Sheet {
  entity: Entity;
  plan: SheetPlan;
}

/** The sheets of a workbook: that of the records, then one for each of their parts. */
export function sheetsOf({
  context,
  entity: own,
  plan,
}: {
  context: Pick<CallContext, 'app'>;
  /** Of the first sheet. */
  entity: Entity;
  plan: ExcelPlan;
}): Sheet[] {
  return [plan, ...plan.parts].flatMap((each, index) => {
    const entity = index === 0 ? own : context.app.catalogue.entities[each.entity];
    return entity ? [{ entity, plan: each }] : [];
  });
}

/** The columns of a workbook for somebody who reads it: without fields that they may not read, not even masked, as a mask that is imported would be stored. */
export function readPlan(asked: Asked): ExcelPlan {
  const { scope } = asked.context;
  return seenPlan({
    ...asked,
    columnsOf: ({ entity, plan }) =>
      plan.columns.filter(({ field }) =>
        propertiesOf({ entity, name: field }).every((property) => mayRead({ scope, property })),
      ),
  });
}

/** The columns that an import knows: those of fields that its person may not set are passed over. */
export function writtenPlan(asked: Asked): ExcelPlan {
  const { scope } = asked.context;
  return seenPlan({
    ...asked,
    columnsOf: ({ entity, plan }) =>
      plan.columns.map(
        (column): ExcelColumn =>
          column.role || mayWrite({ scope, property: entity.properties[column.field] })
            ? column
            : { ...column, isRequired: false, role: 'denied' },
      ),
  });
}

/** The columns of a template: those that its person may set. */
export function writablePlan(asked: Asked): ExcelPlan {
  const plan = writtenPlan(asked);
  const settable = <Plan extends SheetPlan>(sheet: Plan): Plan => ({
    ...sheet,
    columns: sheet.columns.filter(({ role }) => role !== 'denied'),
  });
  return { ...settable(plan), parts: plan.parts.map(settable) };
}

function seenPlan({ context, entity, columnsOf }: Asked & { columnsOf(sheet: Sheet): ExcelColumn[] }): ExcelPlan {
  const general = context.app.artefacts.excelPlan(entity.name);
  const plan = { ...general, columns: [...general.columns, ...ownColumns(entity)] };
  if (!context.scope.sight) return plan;
  const [columns = [], ...parts] = sheetsOf({ context, entity, plan }).map(columnsOf);
  return { ...plan, columns, parts: plan.parts.map((part, index) => ({ ...part, columns: parts[index] ?? [] })) };
}
