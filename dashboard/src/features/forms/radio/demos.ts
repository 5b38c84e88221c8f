import type { Demo } from '../../../shared/showcase/demo.ts'
import { Apart } from './demos/Apart.tsx'
import { Basic } from './demos/Basic.tsx'
import { Colors } from './demos/Colors.tsx'
import { Density } from './demos/Density.tsx'
import { Icons } from './demos/Icons.tsx'
import { InlineChoices } from './demos/InlineChoices.tsx'
import { LabelPlacement } from './demos/LabelPlacement.tsx'
import { LabelSlot } from './demos/LabelSlot.tsx'
import { States } from './demos/States.tsx'
import { Validation } from './demos/Validation.tsx'

/** What a radio can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'radioDemos.basic',
    text: 'radioDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'inline',
    title: 'radioDemos.inline',
    text: 'radioDemos.inlineText',
    Live: InlineChoices,
    code: () => import('./demos/InlineChoices.tsx?code'),
    isHalf: true,
  },
  {
    id: 'colors',
    title: 'radioDemos.colors',
    text: 'radioDemos.colorsText',
    Live: Colors,
    code: () => import('./demos/Colors.tsx?code'),
    isHalf: true,
  },
  {
    id: 'icon',
    title: 'radioDemos.icon',
    text: 'radioDemos.iconText',
    Live: Icons,
    code: () => import('./demos/Icons.tsx?code'),
    isHalf: true,
  },
  {
    id: 'label-slot',
    title: 'radioDemos.labelSlot',
    text: 'radioDemos.labelSlotText',
    Live: LabelSlot,
    code: () => import('./demos/LabelSlot.tsx?code'),
    isHalf: true,
  },
  {
    id: 'density',
    title: 'radioDemos.density',
    text: 'radioDemos.densityText',
    Live: Density,
    code: () => import('./demos/Density.tsx?code'),
    isHalf: true,
  },
  {
    id: 'validation',
    title: 'radioDemos.validation',
    text: 'radioDemos.validationText',
    Live: Validation,
    code: () => import('./demos/Validation.tsx?code'),
    isHalf: true,
  },
  {
    id: 'label-placement',
    title: 'radioDemos.labelPlacement',
    text: 'radioDemos.labelPlacementText',
    Live: LabelPlacement,
    code: () => import('./demos/LabelPlacement.tsx?code'),
    isHalf: true,
  },
  {
    id: 'states',
    title: 'radioDemos.states',
    text: 'radioDemos.statesText',
    Live: States,
    code: () => import('./demos/States.tsx?code'),
    isHalf: true,
  },
  {
    id: 'apart',
    title: 'radioDemos.apart',
    text: 'radioDemos.apartText',
    Live: Apart,
    code: () => import('./demos/Apart.tsx?code'),
    isHalf: true,
  },
]
