import type { Demo } from '../../../shared/showcase/demo.ts'
import { Apart } from './demos/Apart.tsx'
import { Basic } from './demos/Basic.tsx'
import { Colors } from './demos/Colors.tsx'
import { Disabled } from './demos/Disabled.tsx'
import { Step } from './demos/Step.tsx'
import { ThumbLabel } from './demos/ThumbLabel.tsx'
import { Vertical } from './demos/Vertical.tsx'
import { WithFields } from './demos/WithFields.tsx'

/** What a range slider can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'rangeSliderDemos.basic',
    text: 'rangeSliderDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'color',
    title: 'rangeSliderDemos.color',
    text: 'rangeSliderDemos.colorText',
    Live: Colors,
    code: () => import('./demos/Colors.tsx?code'),
  },
  {
    id: 'step',
    title: 'rangeSliderDemos.step',
    text: 'rangeSliderDemos.stepText',
    Live: Step,
    code: () => import('./demos/Step.tsx?code'),
    isHalf: true,
  },
  {
    id: 'thumb-label',
    title: 'rangeSliderDemos.thumbLabel',
    text: 'rangeSliderDemos.thumbLabelText',
    Live: ThumbLabel,
    code: () => import('./demos/ThumbLabel.tsx?code'),
    isHalf: true,
  },
  {
    id: 'disabled',
    title: 'rangeSliderDemos.disabled',
    text: 'rangeSliderDemos.disabledText',
    Live: Disabled,
    code: () => import('./demos/Disabled.tsx?code'),
    isHalf: true,
  },
  {
    id: 'vertical',
    title: 'rangeSliderDemos.vertical',
    text: 'rangeSliderDemos.verticalText',
    Live: Vertical,
    code: () => import('./demos/Vertical.tsx?code'),
    isHalf: true,
  },
  {
    id: 'apart',
    title: 'rangeSliderDemos.apart',
    text: 'rangeSliderDemos.apartText',
    Live: Apart,
    code: () => import('./demos/Apart.tsx?code'),
    isHalf: true,
  },
  {
    id: 'with-fields',
    title: 'rangeSliderDemos.withFields',
    text: 'rangeSliderDemos.withFieldsText',
    Live: WithFields,
    code: () => import('./demos/WithFields.tsx?code'),
    isHalf: true,
  },
]
