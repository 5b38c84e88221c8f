import type { Demo } from '../../../shared/showcase/demo.ts'
import { Basic } from './demos/Basic.tsx'
import { Closable } from './demos/Closable.tsx'
import { Colors } from './demos/Colors.tsx'
import { Elevated } from './demos/Elevated.tsx'
import { Expandable } from './demos/Expandable.tsx'
import { Icons } from './demos/Icons.tsx'
import { Label } from './demos/Label.tsx'
import { Outlined } from './demos/Outlined.tsx'
import { Selection } from './demos/Selection.tsx'
import { Sizes } from './demos/Sizes.tsx'
import { Switches } from './demos/Switches.tsx'
import { Tonal } from './demos/Tonal.tsx'

/** What a chip can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'chipDemos.basic',
    text: 'chipDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'colors',
    title: 'chipDemos.colors',
    text: 'chipDemos.colorsText',
    Live: Colors,
    code: () => import('./demos/Colors.tsx?code'),
    isHalf: true,
  },
  {
    id: 'tonal',
    title: 'chipDemos.tonal',
    text: 'chipDemos.tonalText',
    Live: Tonal,
    code: () => import('./demos/Tonal.tsx?code'),
    isHalf: true,
  },
  {
    id: 'outlined',
    title: 'chipDemos.outlined',
    text: 'chipDemos.outlinedText',
    Live: Outlined,
    code: () => import('./demos/Outlined.tsx?code'),
    isHalf: true,
  },
  {
    id: 'elevated',
    title: 'chipDemos.elevated',
    text: 'chipDemos.elevatedText',
    Live: Elevated,
    code: () => import('./demos/Elevated.tsx?code'),
    isHalf: true,
  },
  {
    id: 'icons',
    title: 'chipDemos.icons',
    text: 'chipDemos.iconsText',
    Live: Icons,
    code: () => import('./demos/Icons.tsx?code'),
    isHalf: true,
  },
  {
    id: 'closable',
    title: 'chipDemos.closable',
    text: 'chipDemos.closableText',
    Live: Closable,
    code: () => import('./demos/Closable.tsx?code'),
    isHalf: true,
  },
  {
    id: 'label',
    title: 'chipDemos.label',
    text: 'chipDemos.labelText',
    Live: Label,
    code: () => import('./demos/Label.tsx?code'),
    isHalf: true,
  },
  {
    id: 'sizes',
    title: 'chipDemos.sizes',
    text: 'chipDemos.sizesText',
    Live: Sizes,
    code: () => import('./demos/Sizes.tsx?code'),
    isHalf: true,
  },
  {
    id: 'expandable',
    title: 'chipDemos.expandable',
    text: 'chipDemos.expandableText',
    Live: Expandable,
    code: () => import('./demos/Expandable.tsx?code'),
    isHalf: true,
  },
  {
    id: 'selection',
    title: 'chipDemos.selection',
    text: 'chipDemos.selectionText',
    Live: Selection,
    code: () => import('./demos/Selection.tsx?code'),
    isHalf: true,
  },
  {
    id: 'switches',
    title: 'chipDemos.switches',
    text: 'chipDemos.switchesText',
    Live: Switches,
    code: () => import('./demos/Switches.tsx?code'),
    isHalf: true,
  },
]
