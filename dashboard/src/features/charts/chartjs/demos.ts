import type { Demo } from '../../../shared/showcase/demo.ts'
import { Area } from './demos/Area.tsx'
import { Bar } from './demos/Bar.tsx'
import { Bubble } from './demos/Bubble.tsx'
import { HorizontalBar } from './demos/HorizontalBar.tsx'
import { Line } from './demos/Line.tsx'
import { PolarArea } from './demos/PolarArea.tsx'
import { Radar } from './demos/Radar.tsx'
import { Scatter } from './demos/Scatter.tsx'

/** The demos of the page, from single amounts to points. */
export const demos: readonly Demo[] = [
  {
    id: 'bar',
    title: 'chartjsDemos.bar',
    text: 'chartjsDemos.barText',
    Live: Bar,
    code: () => import('./demos/Bar.tsx?code'),
  },
  {
    id: 'horizontal-bar',
    title: 'chartjsDemos.horizontalBar',
    text: 'chartjsDemos.horizontalBarText',
    Live: HorizontalBar,
    code: () => import('./demos/HorizontalBar.tsx?code'),
    isHalf: true,
  },
  {
    id: 'line',
    title: 'chartjsDemos.line',
    text: 'chartjsDemos.lineText',
    Live: Line,
    code: () => import('./demos/Line.tsx?code'),
    isHalf: true,
  },
  {
    id: 'area',
    title: 'chartjsDemos.area',
    text: 'chartjsDemos.areaText',
    Live: Area,
    code: () => import('./demos/Area.tsx?code'),
  },
  {
    id: 'radar',
    title: 'chartjsDemos.radar',
    text: 'chartjsDemos.radarText',
    Live: Radar,
    code: () => import('./demos/Radar.tsx?code'),
    isHalf: true,
  },
  {
    id: 'polar-area',
    title: 'chartjsDemos.polarArea',
    text: 'chartjsDemos.polarAreaText',
    Live: PolarArea,
    code: () => import('./demos/PolarArea.tsx?code'),
    isHalf: true,
  },
  {
    id: 'bubble',
    title: 'chartjsDemos.bubble',
    text: 'chartjsDemos.bubbleText',
    Live: Bubble,
    code: () => import('./demos/Bubble.tsx?code'),
  },
  {
    id: 'scatter',
    title: 'chartjsDemos.scatter',
    text: 'chartjsDemos.scatterText',
    Live: Scatter,
    code: () => import('./demos/Scatter.tsx?code'),
  },
]
