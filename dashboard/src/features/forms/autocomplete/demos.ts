import type { Demo } from '../../../shared/showcase/demo.ts'
import { Accents } from './demos/Accents.tsx'
import { AsyncItems } from './demos/AsyncItems.tsx'
import { Basic } from './demos/Basic.tsx'
import { Chips } from './demos/Chips.tsx'
import { Clearable } from './demos/Clearable.tsx'
import { CustomFilter } from './demos/CustomFilter.tsx'
import { Density } from './demos/Density.tsx'
import { Multiple } from './demos/Multiple.tsx'
import { Pasted } from './demos/Pasted.tsx'
import { Slots } from './demos/Slots.tsx'
import { StateSelector } from './demos/StateSelector.tsx'
import { Validation } from './demos/Validation.tsx'
import { Variants } from './demos/Variants.tsx'

/** What an autocomplete can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'autocompleteDemos.basic',
    text: 'autocompleteDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'variant',
    title: 'autocompleteDemos.variant',
    text: 'autocompleteDemos.variantText',
    Live: Variants,
    code: () => import('./demos/Variants.tsx?code'),
  },
  {
    id: 'density',
    title: 'autocompleteDemos.density',
    text: 'autocompleteDemos.densityText',
    Live: Density,
    code: () => import('./demos/Density.tsx?code'),
  },
  {
    id: 'async-items',
    title: 'autocompleteDemos.asyncItems',
    text: 'autocompleteDemos.asyncItemsText',
    Live: AsyncItems,
    code: () => import('./demos/AsyncItems.tsx?code'),
    isHalf: true,
  },
  {
    id: 'multiple',
    title: 'autocompleteDemos.multiple',
    text: 'autocompleteDemos.multipleText',
    Live: Multiple,
    code: () => import('./demos/Multiple.tsx?code'),
    isHalf: true,
  },
  {
    id: 'chips',
    title: 'autocompleteDemos.chips',
    text: 'autocompleteDemos.chipsText',
    Live: Chips,
    code: () => import('./demos/Chips.tsx?code'),
    isHalf: true,
  },
  {
    id: 'clearable',
    title: 'autocompleteDemos.clearable',
    text: 'autocompleteDemos.clearableText',
    Live: Clearable,
    code: () => import('./demos/Clearable.tsx?code'),
    isHalf: true,
  },
  {
    id: 'custom-filter',
    title: 'autocompleteDemos.customFilter',
    text: 'autocompleteDemos.customFilterText',
    Live: CustomFilter,
    code: () => import('./demos/CustomFilter.tsx?code'),
    isHalf: true,
  },
  {
    id: 'slots',
    title: 'autocompleteDemos.slots',
    text: 'autocompleteDemos.slotsText',
    Live: Slots,
    code: () => import('./demos/Slots.tsx?code'),
    isHalf: true,
  },
  {
    id: 'state-selector',
    title: 'autocompleteDemos.stateSelector',
    text: 'autocompleteDemos.stateSelectorText',
    Live: StateSelector,
    code: () => import('./demos/StateSelector.tsx?code'),
    isHalf: true,
  },
  {
    id: 'validation',
    title: 'autocompleteDemos.validation',
    text: 'autocompleteDemos.validationText',
    Live: Validation,
    code: () => import('./demos/Validation.tsx?code'),
    isHalf: true,
  },
  {
    id: 'accents',
    title: 'autocompleteDemos.accents',
    text: 'autocompleteDemos.accentsText',
    Live: Accents,
    code: () => import('./demos/Accents.tsx?code'),
    isHalf: true,
  },
  {
    id: 'pasted',
    title: 'autocompleteDemos.pasted',
    text: 'autocompleteDemos.pastedText',
    Live: Pasted,
    code: () => import('./demos/Pasted.tsx?code'),
    isHalf: true,
  },
]
