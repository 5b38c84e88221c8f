import type { Demo } from '../../../shared/showcase/demo.ts'
import { Basic } from './demos/Basic.tsx'
import { Colors } from './demos/Colors.tsx'
import { Inset } from './demos/Inset.tsx'
import { LabelSlot } from './demos/LabelSlot.tsx'
import { ModelAsArray } from './demos/ModelAsArray.tsx'
import { Pending } from './demos/Pending.tsx'
import { Rows } from './demos/Rows.tsx'
import { States } from './demos/States.tsx'
import { TrueAndFalseValue } from './demos/TrueAndFalseValue.tsx'

/** What a switch can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'switchDemos.basic',
    text: 'switchDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'colors',
    title: 'switchDemos.colors',
    text: 'switchDemos.colorsText',
    Live: Colors,
    code: () => import('./demos/Colors.tsx?code'),
  },
  {
    id: 'model-as-array',
    title: 'switchDemos.modelAsArray',
    text: 'switchDemos.modelAsArrayText',
    Live: ModelAsArray,
    code: () => import('./demos/ModelAsArray.tsx?code'),
    isHalf: true,
  },
  {
    id: 'inset',
    title: 'switchDemos.inset',
    text: 'switchDemos.insetText',
    Live: Inset,
    code: () => import('./demos/Inset.tsx?code'),
    isHalf: true,
  },
  {
    id: 'states',
    title: 'switchDemos.states',
    text: 'switchDemos.statesText',
    Live: States,
    code: () => import('./demos/States.tsx?code'),
    isHalf: true,
  },
  {
    id: 'label-slot',
    title: 'switchDemos.labelSlot',
    text: 'switchDemos.labelSlotText',
    Live: LabelSlot,
    code: () => import('./demos/LabelSlot.tsx?code'),
    isHalf: true,
  },
  {
    id: 'true-and-false-value',
    title: 'switchDemos.trueAndFalseValue',
    text: 'switchDemos.trueAndFalseValueText',
    Live: TrueAndFalseValue,
    code: () => import('./demos/TrueAndFalseValue.tsx?code'),
    isHalf: true,
  },
  {
    id: 'pending',
    title: 'switchDemos.pending',
    text: 'switchDemos.pendingText',
    Live: Pending,
    code: () => import('./demos/Pending.tsx?code'),
    isHalf: true,
  },
  {
    id: 'rows',
    title: 'switchDemos.rows',
    text: 'switchDemos.rowsText',
    Live: Rows,
    code: () => import('./demos/Rows.tsx?code'),
  },
]
