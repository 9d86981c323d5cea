import { Button, Checkbox } from 'antd';
import { ActButton } from './ActButton.tsx';
import { isConcerned, personalKinds, type Person } from './board.ts';
import { texts } from './texts.ts';
import type { Acts, Whole } from './useActs.tsx';
import type { Selection } from './useSelection.ts';

export interface ActBarProps {
  /** All of the room, or of the board. */
  people: readonly Person[];
  whole: Whole;
  /** Whether the session has begun: whoever is not there then is absent. */
  hasBegun: boolean;
  selection: Selection;
  acts: Acts;
}

const wholeKinds = ['checkIn', 'absent', 'pause', 'resume', 'extend', 'announce'] as const;

/** What can be done with those who are chosen, else with all that are shown. */
export function ActBar({ people, whole, hasBegun, selection, acts }: ActBarProps) {
  const chosen = people.filter(({ placementId }) => selection.ids.has(placementId));
  const missing = people.filter((person) => isConcerned('absent', person));
  return (
    <div className="invigilation-bar" role="toolbar" aria-label={texts.toolbar}>
      <Checkbox checked={selection.isMany} onChange={({ target }) => selection.setMany(target.checked)}>
        {texts.many}
      </Checkbox>
      {(selection.isMany || chosen.length > 0) && chosen.length < people.length && (
        <Button size="large" onClick={selection.chooseAll}>
          {texts.chooseAll}
        </Button>
      )}
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
              .map((kind) => (
                <ActButton
                  key={kind}
                  kind={kind}
                  people={chosen}
                  acts={acts}
                  onClick={() => acts.wish({ kind, people: chosen, onDone: selection.end })}
                />
              ))
          : wholeKinds.map((kind) => (
              <ActButton
                key={kind}
                kind={kind}
                acts={acts}
                label={texts.wholeKinds[kind]}
                isOff={
                  (kind === 'checkIn' || kind === 'absent') &&
                  (missing.length === 0 || (kind === 'absent' && !hasBegun))
                }
                onClick={() => acts.wish({ kind, people: kind === 'absent' ? missing : people, whole })}
              />
            )))}
      {chosen.length === 0 && selection.former.size > 0 && (
        <Button size="large" onClick={selection.chooseFormer}>
          {texts.chooseFormer(selection.former.size)}
        </Button>
      )}
    </div>
  );
}
