import { EyeInvisibleOutlined, EyeOutlined, HolderOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { ScreenElement } from '#runtime/core/screens/settings/elements.ts';
import { ElementForm } from './ElementForm.tsx';
import { keyOf, type Editing } from './editing.ts';
import { texts } from './texts.ts';

export interface ElementRowProps {
  element: ScreenElement;
  /** Where what is dragged would come to stand. */
  dropped: 'before' | 'after' | undefined;
  isOpen: boolean;
  onOpen(): void;
  onStep(by: -1 | 1): void;
  onShow(isShown: boolean): void;
  editing: Editing;
}

/** One element: dragged, moved by Alt and the arrows, shown or hidden; opened it is edited. */
export function ElementRow({ element, dropped, isOpen, onOpen, onStep, onShow, editing }: ElementRowProps) {
  const { title, isHidden, isChanged, stays, map } = element;
  const toggle = isHidden ? texts.show(title) : texts.hide(title);
  const classes = ['screen-settings-row', `is-${map}`, isHidden && 'is-hidden', dropped && `is-${dropped}`];
  return (
    <li data-key={keyOf(element)} className={classes.filter(Boolean).join(' ')}>
      <div className="screen-settings-line" draggable={!isHidden}>
        <HolderOutlined aria-hidden className="screen-settings-handle" />
        <button
          type="button"
          className="screen-settings-name"
          aria-expanded={isOpen}
          aria-describedby="screen-settings-keys"
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={onOpen}
          onKeyDown={(event) => {
            const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
            if (!event.altKey || by === undefined) return;
            event.preventDefault();
            if (!isHidden) onStep(by);
          }}
        >
          <span>{title}</span>
          {isChanged && <i className="screen-settings-mark" role="img" aria-label={texts.changed} />}
        </button>
        <Tooltip title={stays ?? toggle}>
          <Button
            type="text"
            size="small"
            icon={isHidden ? <EyeInvisibleOutlined /> : <EyeOutlined />}
            aria-label={toggle}
            aria-disabled={stays !== undefined}
            {...(stays !== undefined && { 'aria-description': stays })}
            onClick={() => stays === undefined && onShow(isHidden)}
          />
        </Tooltip>
      </div>
      {isOpen && <ElementForm element={element} {...editing} />}
    </li>
  );
}
