import type { Demo } from '../../../shared/showcase/demo.ts'
import { AppendAndPrepend } from './demos/AppendAndPrepend.tsx'
import { AppendTextField } from './demos/AppendTextField.tsx'
import { Basic } from './demos/Basic.tsx'
import { Colors } from './demos/Colors.tsx'
import { DisabledAndReadonly } from './demos/DisabledAndReadonly.tsx'
import { Format } from './demos/Format.tsx'
import { Icons } from './demos/Icons.tsx'
import { LetGo } from './demos/LetGo.tsx'
import { MinAndMax } from './demos/MinAndMax.tsx'
import { Sizes } from './demos/Sizes.tsx'
import { Step } from './demos/Step.tsx'
import { Thumb } from './demos/Thumb.tsx'
import { Ticks } from './demos/Ticks.tsx'
import { Validation } from './demos/Validation.tsx'
import { Vertical } from './demos/Vertical.tsx'

/** What a slider can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'sliderDemos.basic',
    text: 'sliderDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'colors',
    title: 'sliderDemos.colors',
    text: 'sliderDemos.colorsText',
    Live: Colors,
    code: () => import('./demos/Colors.tsx?code'),
  },
  {
    id: 'size',
    title: 'sliderDemos.size',
    text: 'sliderDemos.sizeText',
    Live: Sizes,
    code: () => import('./demos/Sizes.tsx?code'),
  },
  {
    id: 'min-and-max',
    title: 'sliderDemos.minAndMax',
    text: 'sliderDemos.minAndMaxText',
    Live: MinAndMax,
    code: () => import('./demos/MinAndMax.tsx?code'),
    isHalf: true,
  },
  {
    id: 'step',
    title: 'sliderDemos.step',
    text: 'sliderDemos.stepText',
    Live: Step,
    code: () => import('./demos/Step.tsx?code'),
    isHalf: true,
  },
  {
    id: 'ticks',
    title: 'sliderDemos.ticks',
    text: 'sliderDemos.ticksText',
    Live: Ticks,
    code: () => import('./demos/Ticks.tsx?code'),
    isHalf: true,
  },
  {
    id: 'thumb',
    title: 'sliderDemos.thumb',
    text: 'sliderDemos.thumbText',
    Live: Thumb,
    code: () => import('./demos/Thumb.tsx?code'),
    isHalf: true,
  },
  {
    id: 'append-and-prepend',
    title: 'sliderDemos.appendAndPrepend',
    text: 'sliderDemos.appendAndPrependText',
    Live: AppendAndPrepend,
    code: () => import('./demos/AppendAndPrepend.tsx?code'),
    isHalf: true,
  },
  {
    id: 'icons',
    title: 'sliderDemos.icons',
    text: 'sliderDemos.iconsText',
    Live: Icons,
    code: () => import('./demos/Icons.tsx?code'),
    isHalf: true,
  },
  {
    id: 'append-text-field',
    title: 'sliderDemos.appendTextField',
    text: 'sliderDemos.appendTextFieldText',
    Live: AppendTextField,
    code: () => import('./demos/AppendTextField.tsx?code'),
  },
  {
    id: 'disabled-and-readonly',
    title: 'sliderDemos.disabledAndReadonly',
    text: 'sliderDemos.disabledAndReadonlyText',
    Live: DisabledAndReadonly,
    code: () => import('./demos/DisabledAndReadonly.tsx?code'),
    isHalf: true,
  },
  {
    id: 'validation',
    title: 'sliderDemos.validation',
    text: 'sliderDemos.validationText',
    Live: Validation,
    code: () => import('./demos/Validation.tsx?code'),
    isHalf: true,
  },
  {
    id: 'vertical',
    title: 'sliderDemos.vertical',
    text: 'sliderDemos.verticalText',
    Live: Vertical,
    code: () => import('./demos/Vertical.tsx?code'),
    isHalf: true,
  },
  {
    id: 'format',
    title: 'sliderDemos.format',
    text: 'sliderDemos.formatText',
    Live: Format,
    code: () => import('./demos/Format.tsx?code'),
    isHalf: true,
  },
  {
    id: 'let-go',
    title: 'sliderDemos.letGo',
    text: 'sliderDemos.letGoText',
    Live: LetGo,
    code: () => import('./demos/LetGo.tsx?code'),
    isHalf: true,
  },
]
