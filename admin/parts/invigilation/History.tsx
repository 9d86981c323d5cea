import { Button, Select } from 'antd';
import { useState } from 'react';
import { ActLines } from './ActLines.tsx';
import type { Board } from './board.ts';
import { texts } from './texts.ts';

/** As many acts as a board tells. */
const most = 300;

/** What was done at a board, the newest first, of all or of one person. */
export function History({ board: { acts, people, rooms }, isFolded }: { board: Board; isFolded: boolean }) {
  const [isShown, setShown] = useState(!isFolded);
  const [chosen, setChosen] = useState<string>();
  const names = new Map(people.map(({ placementId, personName }) => [placementId, personName]));
  const namesOf = ([first = '', ...others]: readonly string[]): string =>
    others.length === 0 ? (names.get(first) ?? '') : texts.andOthers(names.get(first) ?? '', others.length + 1);
  const roomNames = new Map(rooms.map(({ id, roomName }) => [id, roomName]));
  if (!isShown)
    return (
      <Button aria-expanded={false} onClick={() => setShown(true)}>
        {texts.history}
      </Button>
    );
  return (
    <section className="invigilation-history">
      <header>
        <h2>{texts.history}</h2>
        <Select
          aria-label={texts.ofWhom}
          placeholder={texts.ofWhom}
          allowClear
          showSearch
          optionFilterProp="label"
          value={chosen}
          onChange={setChosen}
          options={people.map(({ placementId, personName, ticketNumber }) => ({
            value: placementId,
            label: `${personName} ${ticketNumber}`,
          }))}
        />
      </header>
      <ActLines
        acts={acts.filter(({ placementIds }) => chosen === undefined || placementIds.includes(chosen))}
        nameOf={({ placementIds, roomId }) =>
          placementIds.length > 0
            ? namesOf(placementIds)
            : roomId !== null
              ? (roomNames.get(roomId) ?? '')
              : texts.everybody
        }
      />
      {acts.length >= most && <p className="screen-help">{texts.untilNow}</p>}
    </section>
  );
}
