import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import { preloadForm } from '../loadForm.ts';
import { texts } from '../texts.ts';
import { ActionIcon } from './ActionIcon.tsx';
import { primaryOf } from './primary.ts';
import { refusalProps } from './refusalProps.ts';
import type { NamedAction } from './types.ts';

/** How many buttons stand beside the primary one before the rest goes into a menu. */
const most = 3;

/** Buttons of a screen: one primary, few others, the rest under 更多. */
export function Toolbar({ actions, onAct }: { actions: readonly NamedAction[]; onAct(action: NamedAction): void }) {
  const more = useRef<HTMLButtonElement>(null);
  const primary = primaryOf(actions);
  const others = actions.filter((action) => action !== primary);
  const shown = others.length > most ? others.slice(0, most - 1) : others;
  const folded = others.slice(shown.length);
  return (
    <div className="screen-toolbar">
      {shown.map((named) => (
        <Button
          key={named.name}
          icon={named.action.icon && <ActionIcon icon={named.action.icon} />}
          danger={named.action.isDanger ?? false}
          {...refusalProps(named)}
          onClick={() => onAct(named)}
        >
          {named.action.title}
        </Button>
      ))}
      {folded.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: folded.map((named) => ({
              key: named.name,
              label: <span {...refusalProps(named)}>{named.action.title}</span>,
              icon: named.action.icon && <ActionIcon icon={named.action.icon} />,
              danger: named.action.isDanger ?? false,
              onClick: () => {
                // What is opened gives the focus back to where it was: the menu is gone then.
                more.current?.focus();
                onAct(named);
              },
            })),
          }}
        >
          <Button ref={more}>
            {texts.more} <DownOutlined />
          </Button>
        </Dropdown>
      )}
      {primary && (
        <Button
          type={primary.refusal ? 'default' : 'primary'}
          danger={!primary.refusal && (primary.action.isDanger ?? false)}
          icon={primary.action.icon && <ActionIcon icon={primary.action.icon} />}
          {...refusalProps(primary)}
          onPointerEnter={primary.action.opens ? preloadForm : undefined}
          onClick={() => onAct(primary)}
        >
          {primary.action.title}
        </Button>
      )}
    </div>
  );
}
