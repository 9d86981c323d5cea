import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import type { Person } from './board.ts';
import { texts } from './texts.ts';

export interface FinderProps {
  wanted: string;
  /** Who is meant, wherever they are. */
  hits: readonly Person[];
  /** How many of them are not shown here. */
  elsewhere: number;
  onWanted(wanted: string): void;
  onOpen(person: Person): void;
}

/** Looks for somebody on the board; Enter opens the only one who is meant. */
export function Finder({ wanted, hits, elsewhere, onWanted, onOpen }: FinderProps) {
  const [only] = hits;
  return (
    <div className="invigilation-find" role="search">
      <Input
        size="large"
        prefix={<SearchOutlined aria-hidden />}
        type="search"
        aria-label={texts.find}
        placeholder={texts.find}
        value={wanted}
        onChange={({ target }) => onWanted(target.value)}
        onPressEnter={() => {
          if (only && hits.length === 1) onOpen(only);
        }}
      />
      <span role="status">{wanted.trim() !== '' && texts.found(hits.length, elsewhere)}</span>
    </div>
  );
}
