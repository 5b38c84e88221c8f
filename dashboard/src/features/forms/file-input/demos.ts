import type { Demo } from '../../../shared/showcase/demo.ts'
import { Accept } from './demos/Accept.tsx'
import { Basic } from './demos/Basic.tsx'
import { Camera } from './demos/Camera.tsx'
import { Chips } from './demos/Chips.tsx'
import { Counter } from './demos/Counter.tsx'
import { Density } from './demos/Density.tsx'
import { Loading } from './demos/Loading.tsx'
import { Multiple } from './demos/Multiple.tsx'
import { PrependIcon } from './demos/PrependIcon.tsx'
import { SelectionSlot } from './demos/SelectionSlot.tsx'
import { ShowSize } from './demos/ShowSize.tsx'
import { States } from './demos/States.tsx'
import { Validation } from './demos/Validation.tsx'
import { Variants } from './demos/Variants.tsx'

/** What a field for files can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'fileInputDemos.basic',
    text: 'fileInputDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'multiple',
    title: 'fileInputDemos.multiple',
    text: 'fileInputDemos.multipleText',
    Live: Multiple,
    code: () => import('./demos/Multiple.tsx?code'),
    isHalf: true,
  },
  {
    id: 'chips',
    title: 'fileInputDemos.chips',
    text: 'fileInputDemos.chipsText',
    Live: Chips,
    code: () => import('./demos/Chips.tsx?code'),
    isHalf: true,
  },
  {
    id: 'accept',
    title: 'fileInputDemos.accept',
    text: 'fileInputDemos.acceptText',
    Live: Accept,
    code: () => import('./demos/Accept.tsx?code'),
    isHalf: true,
  },
  {
    id: 'show-size',
    title: 'fileInputDemos.showSize',
    text: 'fileInputDemos.showSizeText',
    Live: ShowSize,
    code: () => import('./demos/ShowSize.tsx?code'),
    isHalf: true,
  },
  {
    id: 'counter',
    title: 'fileInputDemos.counter',
    text: 'fileInputDemos.counterText',
    Live: Counter,
    code: () => import('./demos/Counter.tsx?code'),
    isHalf: true,
  },
  {
    id: 'validation',
    title: 'fileInputDemos.validation',
    text: 'fileInputDemos.validationText',
    Live: Validation,
    code: () => import('./demos/Validation.tsx?code'),
    isHalf: true,
  },
  {
    id: 'prepend-icon',
    title: 'fileInputDemos.prependIcon',
    text: 'fileInputDemos.prependIconText',
    Live: PrependIcon,
    code: () => import('./demos/PrependIcon.tsx?code'),
    isHalf: true,
  },
  {
    id: 'selection-slot',
    title: 'fileInputDemos.selectionSlot',
    text: 'fileInputDemos.selectionSlotText',
    Live: SelectionSlot,
    code: () => import('./demos/SelectionSlot.tsx?code'),
    isHalf: true,
  },
  {
    id: 'loading',
    title: 'fileInputDemos.loading',
    text: 'fileInputDemos.loadingText',
    Live: Loading,
    code: () => import('./demos/Loading.tsx?code'),
    isHalf: true,
  },
  {
    id: 'camera',
    title: 'fileInputDemos.camera',
    text: 'fileInputDemos.cameraText',
    Live: Camera,
    code: () => import('./demos/Camera.tsx?code'),
    isHalf: true,
  },
  {
    id: 'variant',
    title: 'fileInputDemos.variant',
    text: 'fileInputDemos.variantText',
    Live: Variants,
    code: () => import('./demos/Variants.tsx?code'),
  },
  {
    id: 'density',
    title: 'fileInputDemos.density',
    text: 'fileInputDemos.densityText',
    Live: Density,
    code: () => import('./demos/Density.tsx?code'),
  },
  {
    id: 'states',
    title: 'fileInputDemos.states',
    text: 'fileInputDemos.statesText',
    Live: States,
    code: () => import('./demos/States.tsx?code'),
  },
]
