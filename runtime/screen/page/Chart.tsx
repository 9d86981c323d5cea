import { theme } from 'antd';
import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use as register, type EChartsType } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import type { ChartKind } from '#generators/formats.ts';
import { optionOf, type Series } from './chartOption.ts';

register([BarChart, LineChart, PieChart, AriaComponent, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

export interface ChartProps {
  kind: ChartKind;
  /** What it shows, for who does not see it. */
  label: string;
  groups: readonly string[];
  series: readonly Series[];
  unit: string;
}

/** A drawing of figures, in the colours of the theme. */
export function Chart({ kind, label, groups, series, unit }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(undefined);
  const { token } = theme.useToken();
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const made = init(element, undefined, { renderer: 'svg' });
    chart.current = made;
    const observer = new ResizeObserver(() => made.resize());
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.dispose();
      chart.current = undefined;
    };
  }, []);
  useEffect(() => {
    const isStill = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const colours = {
      series: [token.colorPrimary, '#0e9384', '#b54708', '#6938ef', '#c11574', '#475467', '#3b7c0f', '#026aa2'],
      text: token.colorTextSecondary,
      line: token.colorBorderSecondary,
      ground: token.colorBgContainer,
    };
    chart.current?.setOption(optionOf({ kind, groups, series, unit, colours, isStill }), true);
  }, [kind, groups, series, unit, token]);
  return <div ref={place} className="screen-chart" role="img" aria-label={label} />;
}
