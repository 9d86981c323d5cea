import type { FormScreen } from '#generators/formats.ts';
import { useFrame } from '../host.ts';
import type { ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import { stepAlong, trailPlace } from '../trail.ts';

/** Where a form goes on after saving. */
export interface Next {
  title: string;
  go(saved: ScreenRecord): void;
}

/** After a new record another new one, after one of a list the next one there; nothing where a list ends or one came from none. */
export function useNext({
  screen,
  id,
  isNew,
  onNew,
}: {
  screen: FormScreen;
  id: string;
  isNew: boolean;
  onNew(saved: ScreenRecord): void;
}): Next | undefined {
  const { kept, show, done } = useFrame();
  if (isNew) {
    return {
      title: texts.saveAndNew,
      go: (saved) => {
        kept?.();
        onNew(saved);
      },
    };
  }
  const { entity } = screen;
  const place = entity && show ? trailPlace({ entity, id }) : undefined;
  if (!entity || !place || place.position >= place.total) return undefined;
  return {
    title: texts.saveAndNext,
    go: () => {
      kept?.();
      // A list that has become shorter ends here.
      stepAlong({ entity, id, step: 1 }).then((found) => (found === undefined ? done() : show?.(found)), done);
    },
  };
}
