import { App } from 'antd';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import base from '#admin/entry/base.css?inline';
import { Look } from '#admin/shell/Look.tsx';
import type { Theme } from '#runtime/core/theme.ts';

/** What stands around a story of the admin: its style sheet, the look of a theme, a router that hand-made parts link by. */
export function AdminFrame({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <Look theme={theme}>
      <style>{base}</style>
      <MemoryRouter>
        <App>{children}</App>
      </MemoryRouter>
    </Look>
  );
}
