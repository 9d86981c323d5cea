import { useMemoizedFn } from 'ahooks';
import { App, Button } from 'antd';
import { useMemo } from 'react';
import type { ScreenTree } from '#generators/formats.ts';
import { callByName } from '#runtime/core/call.ts';
import type { Branch } from '#runtime/core/screens/tree.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { idOf, type ScreenRecord } from '../records.ts';
import type { Moves } from '../table/branches.ts';
import { texts } from '../texts.ts';
import { treePlaces, type TreePlace } from './treePlaces.ts';

interface Sent {
  row: ScreenRecord;
  to: TreePlace;
  /** A failure is not told. */
  isQuiet?: boolean;
}

/** Of the message that offers to take a move back. */
const key = 'move';

/** Seconds in which a move can be taken back. */
const undoSeconds = 8;

/** Moves rows of a tree to where they are dropped or shifted, on the server, and offers to take it back. */
export function useMoves({
  tree,
  placed,
  nameOf,
  onPlace,
  reload,
}: {
  tree: ScreenTree | undefined;
  placed: readonly Branch<ScreenRecord>[];
  nameOf(row: ScreenRecord): string;
  /** Shows a row where it is going to stand. */
  onPlace(row: ScreenRecord, to: TreePlace): void;
  reload(): void;
}): Moves<ScreenRecord> | undefined {
  const has = useCodes();
  const { message } = App.useApp();
  const places = useMemo(() => tree && treePlaces({ tree, placed }), [tree, placed]);

  /** Whether it came to pass; the core has told the person about a failure. */
  const send = useMemoizedFn(async ({ row, to, isQuiet = false }: Sent): Promise<boolean> => {
    onPlace(row, to);
    const isDone = await callByName(tree?.move ?? '', { ids: [idOf(row)], ...to }, { isQuiet }).then(
      () => true,
      () => false,
    );
    reload();
    return isDone;
  });
  const offerUndo = useMemoizedFn(({ row, from }: { row: ScreenRecord; from: TreePlace }): void => {
    const undo = (): void => {
      message.destroy(key);
      // Who stood behind it may have gone meanwhile: then it stands last.
      void send({ row, to: from, isQuiet: from.before !== null }).then(
        (isDone) => isDone || from.before === null || send({ row, to: { ...from, before: null } }),
      );
    };
    message.success({
      key,
      duration: undoSeconds,
      content: (
        <>
          {texts.moved(nameOf(row))}
          <Button type="link" size="small" onClick={undo}>
            {texts.undo}
          </Button>
        </>
      ),
    });
  });
  const canPlace = useMemoizedFn<Moves<ScreenRecord>['canPlace']>((drop) => places?.canPlace(drop) ?? false);
  const place = useMemoizedFn<Moves<ScreenRecord>['place']>((drop) => {
    if (!places?.canPlace(drop)) return;
    const { row } = drop;
    // Taken back is what was done last.
    message.destroy(key);
    const from = places.placeNow(row);
    void send({ row, to: places.placeOf(drop) }).then((isDone) => isDone && offerUndo({ row, from }));
  });
  const shift = useMemoizedFn<Moves<ScreenRecord>['shift']>((row, step) => {
    const drop = places?.dropOf(row, step);
    if (drop) place(drop);
  });

  const canMove = tree?.move !== undefined && (!tree.code || has(tree.code));
  return useMemo(() => (canMove ? { canPlace, place, shift } : undefined), [canMove, canPlace, place, shift]);
}
