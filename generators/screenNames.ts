import { actionsOf, askingCallsOf, tellingCallsOf } from '#runtime/core/screens/order.ts';
import type { OperationNames, ScreenNames } from '#runtime/core/screens/names.ts';
import type { Catalogue } from './catalogue.ts';
import type { Property, SpecifiedOperation, Screen, ScreenField } from './formats.ts';

/** What overlays may name, for whoever checks one: generator, server and browser. */
export function screenNames({
  catalogue,
  screens,
}: {
  catalogue: Pick<Catalogue, 'entities' | 'operations' | 'dictionaries'>;
  screens: readonly Screen[];
}): ScreenNames {
  const filling = new Set(
    screens.flatMap((screen) => [
      ...('load' in screen && screen.load ? [screen.load] : []),
      ...('save' in screen ? [screen.save] : []),
      ...askingCallsOf(screen),
      ...tellingCallsOf(screen),
    ]),
  );
  return {
    screens: screens.map(({ name }) => name),
    dictionaries: Object.keys(catalogue.dictionaries).sort(),
    entities: Object.keys(catalogue.entities).sort(),
    operations: Object.fromEntries(
      Object.values(catalogue.operations)
        .map((operation) => [
          operation.name,
          {
            ...((filling.has(operation.name) || isTelling(operation)) && fieldsOf(operation)),
            ...(isListing(operation) && operation.codes.length > 0 && { codes: operation.codes }),
            ...(rowsOf(operation) && !operation.isBinary && { hasRows: true }),
            ...(operation.isMultipart && { takesFile: true }),
            ...(!operation.isRead && { isChange: true }),
          },
        ])
        .sort(),
    ),
    parts: {
      field: unique(screens.flatMap((screen) => fieldsIn(screen).flatMap(({ part }) => part ?? []))),
      block: unique(
        screens.flatMap((screen) =>
          screen.kind === 'page' ? Object.values(screen.blocks).flatMap(({ part }) => part ?? []) : [],
        ),
      ),
      action: unique(screens.flatMap((screen) => actionsOf(screen).flatMap(({ part }) => part ?? []))),
    },
  };
}

/** Names of what a row or the record of a reply holds; undefined where the reply is open. */
export function outputFields({ output }: Pick<SpecifiedOperation, 'output'>): string[] | undefined {
  const fields = rowsOf({ output })?.properties ?? output.properties;
  return fields && Object.keys(fields);
}

/** What a row of a reply is; undefined of a reply without rows. */
function rowsOf({ output }: Pick<SpecifiedOperation, 'output'>): Property | undefined {
  return output.properties?.['rows']?.items;
}

/** Whether an overlay could let a dialog show what a call answers, though no screen does so yet: `foresees`, `lists`. */
function isTelling(operation: SpecifiedOperation): boolean {
  return isListing(operation) || (operation.isRead && operation.output.properties?.['count'] !== undefined);
}

function isListing(operation: SpecifiedOperation): boolean {
  return operation.isRead && rowsOf(operation)?.properties?.['title'] !== undefined;
}

function fieldsOf({ input, output }: SpecifiedOperation): OperationNames {
  const fields = outputFields({ output });
  const sort = input.properties?.['sort']?.pattern;
  return {
    ...(input.properties && { input: Object.keys(input.properties) }),
    ...(fields && { output: fields }),
    ...(sort !== undefined && { sort }),
  };
}

function fieldsIn(screen: Screen): ScreenField[] {
  const asked = actionsOf(screen).flatMap(({ asks }) => Object.values(asks ?? {}));
  if (screen.kind === 'page') return asked;
  const shown = Object.values(screen.kind === 'list' ? { ...screen.columns, ...screen.filters } : screen.fields);
  return [...shown, ...asked].flatMap((field) => [field, ...Object.values(field.items ?? {})]);
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}
