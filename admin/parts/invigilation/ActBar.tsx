import { Button, Checkbox } from 'antd';
import { isConcerned, personalKinds, type ActKind, type Person } from './board.ts';
import { texts } from './texts.ts';
import type { Acts } from './useActs.tsx';
import type { Selection } from './useSelection.ts';

export interface ActBarProps {
  /** All of the room, or of the board. */
  people: readonly Person[];
  /** The room, where the board shows several. */
  roomId: string | undefined;
  selection: Selection;
  acts: Acts;
}

const wholeKinds = ['pause', 'resume', 'extend'] as const;

/** What can be done with those who are chosen, else with all that are shown. */
export function ActBar({ people, roomId, selection, acts }: ActBarProps) {
  const chosen = people.filter(({ placementId }) => selection.ids.has(placementId));
  const button = (kind: ActKind, label: string, wish: () => void) => (
    <Button key={kind} size="large" danger={kind === 'handIn'} disabled={acts.isBusy} onClick={wish}>
      {label}
    </Button>
  );
  return (
    <div className="invigilation-bar" role="toolbar" aria-label={texts.history}>
      <Checkbox checked={selection.isMany} onChange={({ target }) => selection.setMany(target.checked)}>
        {texts.many}
      </Checkbox>
      {chosen.length > 0 && (
        <>
          <span role="status">{texts.chosenCount(chosen.length)}</span>
          <Button size="large" onClick={selection.clear}>
            {texts.clear}
          </Button>
        </>
      )}
      {acts.canAct &&
        (chosen.length > 0
          ? personalKinds
              .filter((kind) => chosen.some((person) => isConcerned(kind, person)))
              .map((kind) => button(kind, texts.kinds[kind], () => acts.wish({ kind, people: chosen })))
          : [
              ...wholeKinds.map((kind) =>
                button(kind, texts.wholeKinds[kind], () => acts.wish({ kind, people, whole: { roomId } })),
              ),
              button('announce', texts.kinds.announce, () =>
                acts.wish({ kind: 'announce', people, whole: { roomId } }),
              ),
            ])}
    </div>
  );
}
