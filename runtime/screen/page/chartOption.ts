import type { EChartsCoreOption } from 'echarts/core';
import type { ChartKind } from '#generators/formats.ts';

/** One of the figures that are drawn, a value for each group. */
export interface Series {
  title: string;
  values: readonly (number | null)[];
}

export interface Colours {
  series: readonly string[];
  text: string;
  line: string;
  ground: string;
}

/** What the chart library takes: axes in the theme's greys, names of groups in full where there is room. */
export function optionOf({
  kind,
  groups,
  series,
  unit,
  colours,
  isStill,
}: {
  kind: ChartKind;
  groups: readonly string[];
  series: readonly Series[];
  unit: string;
  colours: Colours;
  isStill: boolean;
}): EChartsCoreOption {
  const text = { color: colours.text, fontSize: 12 };
  const common = {
    animation: !isStill,
    color: [...colours.series],
    tooltip: {
      trigger: kind === 'pie' || kind === 'ring' ? 'item' : 'axis',
      confine: true,
      valueFormatter: (value: unknown) => (value === null || value === undefined ? '—' : `${String(value)}${unit}`),
    },
    ...((series.length > 1 || kind === 'pie' || kind === 'ring') && {
      legend: { bottom: 0, icon: 'roundRect', itemWidth: 12, itemHeight: 8, textStyle: text },
    }),
  };
  if (kind === 'pie' || kind === 'ring')
    return {
      ...common,
      series: series.slice(0, 1).map(({ title, values }) => ({
        type: 'pie',
        name: title,
        radius: kind === 'ring' ? ['42%', '62%'] : '62%',
        center: ['50%', '42%'],
        itemStyle: { borderColor: colours.ground, borderWidth: 2 },
        label: {
          formatter: ({ percent }: { percent: number }) => `${Math.round(percent)}%`,
          overflow: 'none',
          ...text,
        },
        labelLine: { length: 8, length2: 6 },
        data: groups.map((name, i) => ({ name, value: values[i] ?? 0 })),
      })),
    };
  const category = {
    type: 'category',
    data: kind === 'row' ? [...groups].reverse() : [...groups],
    axisLabel: { ...text, ...(kind === 'row' && { width: 150, overflow: 'truncate' }) },
    axisLine: { lineStyle: { color: colours.line } },
    axisTick: { show: false },
  };
  const value = {
    type: 'value',
    minInterval: unit === '' ? 1 : 0,
    axisLabel: { ...text, formatter: `{value}${unit}` },
    splitLine: { lineStyle: { color: colours.line } },
  };
  return {
    ...common,
    grid: { left: 8, right: 16, top: 16, bottom: series.length > 1 ? 32 : 8, containLabel: true },
    xAxis: kind === 'row' ? value : category,
    yAxis: kind === 'row' ? category : value,
    series: series.map(({ title, values }) => ({
      type: kind === 'line' ? 'line' : 'bar',
      name: title,
      data: kind === 'row' ? [...values].reverse() : [...values],
      ...(kind === 'stacked' && { stack: 'all' }),
      ...(kind === 'line' ? { symbolSize: 6, lineStyle: { width: 2 } } : { barMaxWidth: 28 }),
    })),
  };
}
