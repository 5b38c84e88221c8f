import type { Demo } from '../../../shared/showcase/demo.ts'
import { Basic } from './demos/Basic.tsx'
import { Buffer } from './demos/Buffer.tsx'
import { Colors } from './demos/Colors.tsx'
import { Indeterminate } from './demos/Indeterminate.tsx'
import { Labels } from './demos/Labels.tsx'
import { Reversed } from './demos/Reversed.tsx'
import { Sizes } from './demos/Sizes.tsx'

/** The demos of the page, in the order of how often each is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'progressLinearDemos.basic',
    text: 'progressLinearDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
    isHalf: true,
  },
  {
    id: 'indeterminate',
    title: 'progressLinearDemos.indeterminate',
    text: 'progressLinearDemos.indeterminateText',
    Live: Indeterminate,
    code: () => import('./demos/Indeterminate.tsx?code'),
    isHalf: true,
  },
  {
    id: 'color',
    title: 'progressLinearDemos.color',
    text: 'progressLinearDemos.colorText',
    Live: Colors,
    code: () => import('./demos/Colors.tsx?code'),
    isHalf: true,
  },
  {
    id: 'sizes',
    title: 'progressLinearDemos.sizes',
    text: 'progressLinearDemos.sizesText',
    Live: Sizes,
    code: () => import('./demos/Sizes.tsx?code'),
    isHalf: true,
  },
  {
    id: 'labels',
    title: 'progressLinearDemos.labels',
    text: 'progressLinearDemos.labelsText',
    Live: Labels,
    code: () => import('./demos/Labels.tsx?code'),
    isHalf: true,
  },
  {
    id: 'reversed',
    title: 'progressLinearDemos.reversed',
    text: 'progressLinearDemos.reversedText',
    Live: Reversed,
    code: () => import('./demos/Reversed.tsx?code'),
    isHalf: true,
  },
  {
    id: 'buffer',
    title: 'progressLinearDemos.buffer',
    text: 'progressLinearDemos.bufferText',
    Live: Buffer,
    code: () => import('./demos/Buffer.tsx?code'),
  },
]
