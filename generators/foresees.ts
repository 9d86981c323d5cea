import { actionMapsOf } from '#runtime/core/screens/order.ts';
import type { ScreenProblem } from '#runtime/core/screens/problems.ts';
import type { Property, Screen, ScreenAction, SpecifiedOperation } from './formats.ts';

/** What the reply that an action's `foresees` names says in another form than the dialog draws. */
export function foreseenProblems({
  catalogue: { operations },
  screen,
}: {
  catalogue: { operations: Readonly<Record<string, SpecifiedOperation>> };
  screen: Screen;
}): ScreenProblem[] {
  const maps = screen as unknown as Record<string, Record<string, ScreenAction>>;
  return actionMapsOf[screen.kind].flatMap((map) =>
    Object.entries(maps[map] ?? {}).flatMap(([name, { foresees }]) => {
      const found = operations[foresees?.does ?? ''];
      return found ? formProblems(found).map((message) => ({ path: [map, name, 'foresees', 'does'], message })) : [];
    }),
  );
}

function formProblems({ name, output }: SpecifiedOperation): string[] {
  const { said, changes } = output.properties ?? {};
  return [
    ...(said && !isText(said) ? [`操作“${name}”返回的 said 不是文字（type 要是 string）`] : []),
    ...(changes && !isListOfObjects(changes)
      ? [`操作“${name}”返回的 changes 不是一列对象（items 要有 properties）`]
      : []),
  ];
}

function isText({ type }: Property): boolean {
  return type === 'string';
}

function isListOfObjects({ items }: Property): boolean {
  return items?.properties !== undefined;
}
