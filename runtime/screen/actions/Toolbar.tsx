import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { preloadForm } from '../loadForm.ts';
import { texts } from '../texts.ts';
import { ActionIcon } from './ActionIcon.tsx';
import { primaryOf } from './primary.ts';
import type { NamedAction } from './types.ts';

/** How many buttons stand beside the primary one before the rest goes into a menu. */
const most = 3;

/** Buttons of a screen: one primary, few others, the rest under 更多. */
export function Toolbar({ actions, onAct }: { actions: readonly NamedAction[]; onAct(action: NamedAction): void }) {
  const primary = primaryOf(actions);
  const others = actions.filter((action) => action !== primary);
  const shown = others.length > most ? others.slice(0, most - 1) : others;
  const folded = others.slice(shown.length);
  return (
    <div className="screen-toolbar">
      {shown.map((named) => (
        <Button
          key={named.name}
          icon={<ActionIcon icon={named.action.icon} />}
          danger={named.action.isDanger ?? false}
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
              label: named.action.title,
              icon: <ActionIcon icon={named.action.icon} />,
              danger: named.action.isDanger ?? false,
              onClick: () => onAct(named),
            })),
          }}
        >
          <Button>
            {texts.more} <DownOutlined />
          </Button>
        </Dropdown>
      )}
      {primary && (
        <Button
          type="primary"
          icon={<ActionIcon icon={primary.action.icon} />}
          onPointerEnter={primary.action.opens ? preloadForm : undefined}
          onClick={() => onAct(primary)}
        >
          {primary.action.title}
        </Button>
      )}
    </div>
  );
}
