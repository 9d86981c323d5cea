import { Button, Select } from 'antd';
import { useState } from 'react';
import { ActLines } from './ActLines.tsx';
import type { Act, Board } from './board.ts';
import { texts } from './texts.ts';

/** As many acts as a board tells. */
const most = 300;
/** Of more people than these it says how many they are. */
const mostNames = 3;

/** What was done at a board, the newest first, of all or of one person. */
export function History({ board: { acts, people, rooms }, isFolded }: { board: Board; isFolded: boolean }) {
  const [isShown, setShown] = useState(!isFolded);
  const [chosen, setChosen] = useState<string>();
  const names = new Map(people.map(({ placementId, personName }) => [placementId, personName]));
  const roomNames = new Map(rooms.map(({ id, roomName }) => [id, roomName]));
  const whoOf = ({ placementIds, roomId }: Act): string => {
    const roomName = roomNames.get(roomId ?? '');
    if (placementIds.length === 0) return roomName ?? texts.everybody;
    if (placementIds.length > mostNames) return texts.ofRoom(roomName ?? '', placementIds.length);
    return texts.names(placementIds.map((id) => names.get(id) ?? ''));
  };
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
        nameOf={whoOf}
      />
      {acts.length >= most && <p className="screen-help">{texts.untilNow}</p>}
    </section>
  );
}
