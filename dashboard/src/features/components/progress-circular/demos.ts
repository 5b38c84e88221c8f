import type { Demo } from '../../../shared/showcase/demo.ts'
import { Colors } from './demos/Colors.tsx'
import { Indeterminate } from './demos/Indeterminate.tsx'
import { Inside } from './demos/Inside.tsx'
import { Sizes } from './demos/Sizes.tsx'
import { Value } from './demos/Value.tsx'

/** The demos of the page, in the order of how often each is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'value',
    title: 'progressCircularDemos.value',
    text: 'progressCircularDemos.valueText',
    Live: Value,
    code: () => import('./demos/Value.tsx?code'),
    isHalf: true,
  },
  {
    id: 'indeterminate',
    title: 'progressCircularDemos.indeterminate',
    text: 'progressCircularDemos.indeterminateText',
    Live: Indeterminate,
    code: () => import('./demos/Indeterminate.tsx?code'),
    isHalf: true,
  },
  {
    id: 'colors',
    title: 'progressCircularDemos.colors',
    text: 'progressCircularDemos.colorsText',
    Live: Colors,
    code: () => import('./demos/Colors.tsx?code'),
    isHalf: true,
  },
  {
    id: 'size',
    title: 'progressCircularDemos.size',
    text: 'progressCircularDemos.sizeText',
    Live: Sizes,
    code: () => import('./demos/Sizes.tsx?code'),
    isHalf: true,
  },
  {
    id: 'inside',
    title: 'progressCircularDemos.inside',
    text: 'progressCircularDemos.insideText',
    Live: Inside,
    code: () => import('./demos/Inside.tsx?code'),
  },
]
