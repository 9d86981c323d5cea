import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import 'dayjs/locale/zh-cn';
import { useMemo, type ReactNode } from 'react';
import type { BrandColours } from '#runtime/core/brand/brand.ts';
import type { Theme } from '#runtime/core/theme.ts';
import { antdTheme } from './theme.ts';
import { useIsStill } from './useMedia.ts';

const styles = lastingStyles();

/** antd's components in the look of a theme, with the colours of an organisation that has its own. */
export function Look({
  theme,
  brand,
  children,
}: {
  theme: Theme;
  brand?: BrandColours | undefined;
  children: ReactNode;
}) {
  const isStill = useIsStill();
  const tokens = useMemo(() => antdTheme({ theme, brand, isStill }), [theme, brand, isStill]);
  return (
    <StyleProvider cache={styles}>
      <ConfigProvider locale={zhCN} theme={tokens} button={{ autoInsertSpace: false }}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}

/** A cache of styles that keeps them: antd's own forgets a component's when the last one leaves the page, and computes them anew on the next page. */
function lastingStyles(): ReturnType<typeof createCache> {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (path, next) => update(path, (former) => next(former) ?? (former ? [0, former[1]] : null));
  return cache;
}
