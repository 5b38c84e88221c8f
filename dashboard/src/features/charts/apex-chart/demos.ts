import type { Demo } from '../../../shared/showcase/demo.ts'
import { Area } from './demos/Area.tsx'
import { Candlestick } from './demos/Candlestick.tsx'
import { Donut } from './demos/Donut.tsx'
import { HeatMap } from './demos/HeatMap.tsx'
import { HorizontalBars } from './demos/HorizontalBars.tsx'
import { Line } from './demos/Line.tsx'
import { Radar } from './demos/Radar.tsx'
import { RadialBars } from './demos/RadialBars.tsx'
import { Scatter } from './demos/Scatter.tsx'
import { StackedColumns } from './demos/StackedColumns.tsx'

/** The demos of the page, in the order of how often each is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'area',
    title: 'apexDemos.area',
    text: 'apexDemos.areaText',
    Live: Area,
    code: () => import('./demos/Area.tsx?code'),
  },
  {
    id: 'stacked-columns',
    title: 'apexDemos.stacked',
    text: 'apexDemos.stackedText',
    Live: StackedColumns,
    code: () => import('./demos/StackedColumns.tsx?code'),
    isHalf: true,
  },
  {
    id: 'horizontal-bars',
    title: 'apexDemos.horizontal',
    text: 'apexDemos.horizontalText',
    Live: HorizontalBars,
    code: () => import('./demos/HorizontalBars.tsx?code'),
    isHalf: true,
  },
  {
    id: 'scatter',
    title: 'apexDemos.scatter',
    text: 'apexDemos.scatterText',
    Live: Scatter,
    code: () => import('./demos/Scatter.tsx?code'),
  },
  {
    id: 'line',
    title: 'apexDemos.line',
    text: 'apexDemos.lineText',
    Live: Line,
    code: () => import('./demos/Line.tsx?code'),
    isHalf: true,
  },
  {
    id: 'donut',
    title: 'apexDemos.donut',
    text: 'apexDemos.donutText',
    Live: Donut,
    code: () => import('./demos/Donut.tsx?code'),
    isHalf: true,
  },
  {
    id: 'candlestick',
    title: 'apexDemos.candlestick',
    text: 'apexDemos.candlestickText',
    Live: Candlestick,
    code: () => import('./demos/Candlestick.tsx?code'),
  },
  {
    id: 'heat-map',
    title: 'apexDemos.heatmap',
    text: 'apexDemos.heatmapText',
    Live: HeatMap,
    code: () => import('./demos/HeatMap.tsx?code'),
  },
  {
    id: 'radial-bars',
    title: 'apexDemos.radial',
    text: 'apexDemos.radialText',
    Live: RadialBars,
    code: () => import('./demos/RadialBars.tsx?code'),
    isHalf: true,
  },
  {
    id: 'radar',
    title: 'apexDemos.radar',
    text: 'apexDemos.radarText',
    Live: Radar,
    code: () => import('./demos/Radar.tsx?code'),
    isHalf: true,
  },
]
