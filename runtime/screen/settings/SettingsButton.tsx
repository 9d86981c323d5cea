import { LayoutOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useContext, type ReactNode } from 'react';
import { useFrame } from '../host.ts';
import { ArrangingContext } from './context.ts';
import { texts } from './buttonTexts.ts';

/** The buttons of a heading, and behind them the one that opens 调整界面 for who may. */
export function SettingsButton({ children }: { children: ReactNode }) {
  const arranging = useContext(ArrangingContext);
  const { kind } = useFrame();
  if (!arranging || (kind !== 'page' && kind !== 'drawer')) return <>{children}</>;
  return (
    <div className="screen-heading-tools">
      {children}
      <Tooltip title={texts.arrange}>
        <Button
          type="text"
          icon={<LayoutOutlined />}
          aria-label={texts.arrange}
          aria-expanded={arranging.isOpen}
          onClick={arranging.open}
        />
      </Tooltip>
    </div>
  );
}
