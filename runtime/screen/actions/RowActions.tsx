import { Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { preloadForm } from '../loadForm.ts';
import { refusalProps } from './refusalProps.ts';
import type { NamedAction } from './types.ts';

/** Links of one row: at most two, the rest under 更多; on a phone all of them. */
export function RowActions({
  actions,
  isNarrow,
  onAct,
}: {
  actions: readonly NamedAction[];
  isNarrow: boolean;
  onAct(action: NamedAction): void;
}) {
  const shown = actions.slice(0, isNarrow ? 0 : 2);
  const folded = actions.slice(shown.length);
  return (
    <span className="screen-row-actions">
      {shown.map((named) => (
        <button
          key={named.name}
          type="button"
          className={named.action.isDanger ? 'screen-link is-danger' : 'screen-link'}
          {...refusalProps(named)}
          onPointerEnter={named.action.opens ? preloadForm : undefined}
          onClick={() => onAct(named)}
        >
          {named.action.title}
        </button>
      ))}
      {folded.length > 0 && <MoreActions actions={folded} onAct={onAct} />}
    </span>
  );
}

/** The menu is made when it is asked for: a hundred of them would cost more than the rows. */
function MoreActions({ actions, onAct }: { actions: readonly NamedAction[]; onAct(action: NamedAction): void }) {
  const [isMade, setIsMade] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const button = (
    <button
      ref={opener}
      type="button"
      className="screen-link"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={() => {
        // The first click makes the menu and opens it; later ones are the menu's own.
        if (isMade) return;
        setIsMade(true);
        setIsOpen(true);
      }}
    >
      {texts.more}
    </button>
  );
  if (!isMade) return button;
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={setIsOpen}
      autoFocus
      trigger={['click']}
      menu={{
        items: actions.map((named) => ({
          key: named.name,
          label: <span {...refusalProps(named)}>{named.action.title}</span>,
          danger: named.action.isDanger ?? false,
        })),
        onClick: ({ key }) => {
          setIsOpen(false);
          // What is opened gives the focus back to where it was: the menu is gone then.
          opener.current?.focus();
          const chosen = actions.find(({ name }) => name === key);
          if (chosen) onAct(chosen);
        },
      }}
    >
      {button}
    </Dropdown>
  );
}
