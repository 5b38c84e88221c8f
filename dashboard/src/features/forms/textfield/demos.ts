import type { Demo } from '../../../shared/showcase/demo.ts'
import { Basic } from './demos/Basic.tsx'
import { Clearable } from './demos/Clearable.tsx'
import { Counter } from './demos/Counter.tsx'
import { CustomColors } from './demos/CustomColors.tsx'
import { Density } from './demos/Density.tsx'
import { Disabled } from './demos/Disabled.tsx'
import { IconEvents } from './demos/IconEvents.tsx'
import { Icons } from './demos/Icons.tsx'
import { LabelInside } from './demos/LabelInside.tsx'
import { LabelSlot } from './demos/LabelSlot.tsx'
import { PasswordInput } from './demos/PasswordInput.tsx'
import { Prefixes } from './demos/Prefixes.tsx'
import { SingleLine } from './demos/SingleLine.tsx'
import { States } from './demos/States.tsx'
import { Validation } from './demos/Validation.tsx'
import { Variants } from './demos/Variants.tsx'
import { WritingDirection } from './demos/WritingDirection.tsx'

/** What a text field can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'textfieldDemos.basic',
    text: 'textfieldDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'variant',
    title: 'textfieldDemos.variant',
    text: 'textfieldDemos.variantText',
    Live: Variants,
    code: () => import('./demos/Variants.tsx?code'),
  },
  {
    id: 'density',
    title: 'textfieldDemos.density',
    text: 'textfieldDemos.densityText',
    Live: Density,
    code: () => import('./demos/Density.tsx?code'),
  },
  {
    id: 'state',
    title: 'textfieldDemos.state',
    text: 'textfieldDemos.stateText',
    Live: States,
    code: () => import('./demos/States.tsx?code'),
  },
  {
    id: 'label-inside',
    title: 'textfieldDemos.labelInside',
    text: 'textfieldDemos.labelInsideText',
    Live: LabelInside,
    code: () => import('./demos/LabelInside.tsx?code'),
  },
  {
    id: 'clearable',
    title: 'textfieldDemos.clearable',
    text: 'textfieldDemos.clearableText',
    Live: Clearable,
    code: () => import('./demos/Clearable.tsx?code'),
    isHalf: true,
  },
  {
    id: 'counter',
    title: 'textfieldDemos.counter',
    text: 'textfieldDemos.counterText',
    Live: Counter,
    code: () => import('./demos/Counter.tsx?code'),
    isHalf: true,
  },
  {
    id: 'icons',
    title: 'textfieldDemos.icons',
    text: 'textfieldDemos.iconsText',
    Live: Icons,
    code: () => import('./demos/Icons.tsx?code'),
    isHalf: true,
  },
  {
    id: 'icon-events',
    title: 'textfieldDemos.iconEvents',
    text: 'textfieldDemos.iconEventsText',
    Live: IconEvents,
    code: () => import('./demos/IconEvents.tsx?code'),
    isHalf: true,
  },
  {
    id: 'label-slot',
    title: 'textfieldDemos.labelSlot',
    text: 'textfieldDemos.labelSlotText',
    Live: LabelSlot,
    code: () => import('./demos/LabelSlot.tsx?code'),
    isHalf: true,
  },
  {
    id: 'password-input',
    title: 'textfieldDemos.passwordInput',
    text: 'textfieldDemos.passwordInputText',
    Live: PasswordInput,
    code: () => import('./demos/PasswordInput.tsx?code'),
    isHalf: true,
  },
  {
    id: 'prefixes-suffixes',
    title: 'textfieldDemos.prefixesSuffixes',
    text: 'textfieldDemos.prefixesSuffixesText',
    Live: Prefixes,
    code: () => import('./demos/Prefixes.tsx?code'),
    isHalf: true,
  },
  {
    id: 'single-line',
    title: 'textfieldDemos.singleLine',
    text: 'textfieldDemos.singleLineText',
    Live: SingleLine,
    code: () => import('./demos/SingleLine.tsx?code'),
    isHalf: true,
  },
  {
    id: 'disabled',
    title: 'textfieldDemos.disabled',
    text: 'textfieldDemos.disabledText',
    Live: Disabled,
    code: () => import('./demos/Disabled.tsx?code'),
    isHalf: true,
  },
  {
    id: 'validation',
    title: 'textfieldDemos.validation',
    text: 'textfieldDemos.validationText',
    Live: Validation,
    code: () => import('./demos/Validation.tsx?code'),
    isHalf: true,
  },
  {
    id: 'custom-colors',
    title: 'textfieldDemos.customColors',
    text: 'textfieldDemos.customColorsText',
    Live: CustomColors,
    code: () => import('./demos/CustomColors.tsx?code'),
    isHalf: true,
  },
  {
    id: 'writing-direction',
    title: 'textfieldDemos.writingDirection',
    text: 'textfieldDemos.writingDirectionText',
    Live: WritingDirection,
    code: () => import('./demos/WritingDirection.tsx?code'),
    isHalf: true,
  },
]
