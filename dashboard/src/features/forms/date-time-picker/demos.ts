import type { Demo } from '../../../shared/showcase/demo.ts'
import { Basic } from './demos/Basic.tsx'
import { DateAndTime } from './demos/DateAndTime.tsx'
import { Density } from './demos/Density.tsx'
import { DisabledRange } from './demos/DisabledRange.tsx'
import { HumanFriendly } from './demos/HumanFriendly.tsx'
import { Inline } from './demos/Inline.tsx'
import { Multiple } from './demos/Multiple.tsx'
import { Presets } from './demos/Presets.tsx'
import { Range } from './demos/Range.tsx'
import { Time } from './demos/Time.tsx'
import { Typed } from './demos/Typed.tsx'
import { Validation } from './demos/Validation.tsx'
import { Variants } from './demos/Variants.tsx'

/** What a date or a time can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'dateTimeDemos.basic',
    text: 'dateTimeDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'time',
    title: 'dateTimeDemos.time',
    text: 'dateTimeDemos.timeText',
    Live: Time,
    code: () => import('./demos/Time.tsx?code'),
    isHalf: true,
  },
  {
    id: 'date-and-time',
    title: 'dateTimeDemos.dateAndTime',
    text: 'dateTimeDemos.dateAndTimeText',
    Live: DateAndTime,
    code: () => import('./demos/DateAndTime.tsx?code'),
    isHalf: true,
  },
  {
    id: 'range',
    title: 'dateTimeDemos.range',
    text: 'dateTimeDemos.rangeText',
    Live: Range,
    code: () => import('./demos/Range.tsx?code'),
    isHalf: true,
  },
  {
    id: 'presets',
    title: 'dateTimeDemos.presets',
    text: 'dateTimeDemos.presetsText',
    Live: Presets,
    code: () => import('./demos/Presets.tsx?code'),
    isHalf: true,
  },
  {
    id: 'human-friendly',
    title: 'dateTimeDemos.humanFriendly',
    text: 'dateTimeDemos.humanFriendlyText',
    Live: HumanFriendly,
    code: () => import('./demos/HumanFriendly.tsx?code'),
    isHalf: true,
  },
  {
    id: 'disabled-range',
    title: 'dateTimeDemos.disabledRange',
    text: 'dateTimeDemos.disabledRangeText',
    Live: DisabledRange,
    code: () => import('./demos/DisabledRange.tsx?code'),
    isHalf: true,
  },
  {
    id: 'multiple',
    title: 'dateTimeDemos.multiple',
    text: 'dateTimeDemos.multipleText',
    Live: Multiple,
    code: () => import('./demos/Multiple.tsx?code'),
    isHalf: true,
  },
  {
    id: 'inline',
    title: 'dateTimeDemos.inline',
    text: 'dateTimeDemos.inlineText',
    Live: Inline,
    code: () => import('./demos/Inline.tsx?code'),
    isHalf: true,
  },
  {
    id: 'variant',
    title: 'dateTimeDemos.variant',
    text: 'dateTimeDemos.variantText',
    Live: Variants,
    code: () => import('./demos/Variants.tsx?code'),
  },
  {
    id: 'density',
    title: 'dateTimeDemos.density',
    text: 'dateTimeDemos.densityText',
    Live: Density,
    code: () => import('./demos/Density.tsx?code'),
  },
  {
    id: 'typed',
    title: 'dateTimeDemos.typed',
    text: 'dateTimeDemos.typedText',
    Live: Typed,
    code: () => import('./demos/Typed.tsx?code'),
    isHalf: true,
  },
  {
    id: 'validation',
    title: 'dateTimeDemos.validation',
    text: 'dateTimeDemos.validationText',
    Live: Validation,
    code: () => import('./demos/Validation.tsx?code'),
    isHalf: true,
  },
]
