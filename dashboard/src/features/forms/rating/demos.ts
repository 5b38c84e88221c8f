import type { Demo } from '../../../shared/showcase/demo.ts'
import { Average } from './demos/Average.tsx'
import { Basic } from './demos/Basic.tsx'
import { Clearable } from './demos/Clearable.tsx'
import { Colors } from './demos/Colors.tsx'
import { Density } from './demos/Density.tsx'
import { Halves } from './demos/Halves.tsx'
import { Hover } from './demos/Hover.tsx'
import { Icons } from './demos/Icons.tsx'
import { ItemSlot } from './demos/ItemSlot.tsx'
import { Length } from './demos/Length.tsx'
import { Readonly } from './demos/Readonly.tsx'
import { Sizes } from './demos/Sizes.tsx'
import { Validation } from './demos/Validation.tsx'

/** What a rating can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'ratingDemos.basic',
    text: 'ratingDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'incremented',
    title: 'ratingDemos.incremented',
    text: 'ratingDemos.incrementedText',
    Live: Halves,
    code: () => import('./demos/Halves.tsx?code'),
    isHalf: true,
  },
  {
    id: 'clearable',
    title: 'ratingDemos.clearable',
    text: 'ratingDemos.clearableText',
    Live: Clearable,
    code: () => import('./demos/Clearable.tsx?code'),
    isHalf: true,
  },
  {
    id: 'hover',
    title: 'ratingDemos.hover',
    text: 'ratingDemos.hoverText',
    Live: Hover,
    code: () => import('./demos/Hover.tsx?code'),
    isHalf: true,
  },
  {
    id: 'readonly',
    title: 'ratingDemos.readonly',
    text: 'ratingDemos.readonlyText',
    Live: Readonly,
    code: () => import('./demos/Readonly.tsx?code'),
    isHalf: true,
  },
  {
    id: 'size',
    title: 'ratingDemos.size',
    text: 'ratingDemos.sizeText',
    Live: Sizes,
    code: () => import('./demos/Sizes.tsx?code'),
  },
  {
    id: 'colors',
    title: 'ratingDemos.colors',
    text: 'ratingDemos.colorsText',
    Live: Colors,
    code: () => import('./demos/Colors.tsx?code'),
  },
  {
    id: 'icons',
    title: 'ratingDemos.icons',
    text: 'ratingDemos.iconsText',
    Live: Icons,
    code: () => import('./demos/Icons.tsx?code'),
  },
  {
    id: 'item-slot',
    title: 'ratingDemos.itemSlot',
    text: 'ratingDemos.itemSlotText',
    Live: ItemSlot,
    code: () => import('./demos/ItemSlot.tsx?code'),
    isHalf: true,
  },
  {
    id: 'length',
    title: 'ratingDemos.length',
    text: 'ratingDemos.lengthText',
    Live: Length,
    code: () => import('./demos/Length.tsx?code'),
    isHalf: true,
  },
  {
    id: 'density',
    title: 'ratingDemos.density',
    text: 'ratingDemos.densityText',
    Live: Density,
    code: () => import('./demos/Density.tsx?code'),
    isHalf: true,
  },
  {
    id: 'validation',
    title: 'ratingDemos.validation',
    text: 'ratingDemos.validationText',
    Live: Validation,
    code: () => import('./demos/Validation.tsx?code'),
    isHalf: true,
  },
  {
    id: 'average',
    title: 'ratingDemos.average',
    text: 'ratingDemos.averageText',
    Live: Average,
    code: () => import('./demos/Average.tsx?code'),
  },
]
