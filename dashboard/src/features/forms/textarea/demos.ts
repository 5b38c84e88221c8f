import type { Demo } from '../../../shared/showcase/demo.ts'
import { AutoGrow } from './demos/AutoGrow.tsx'
import { Basic } from './demos/Basic.tsx'
import { BrowserAutocomplete } from './demos/BrowserAutocomplete.tsx'
import { Clearable } from './demos/Clearable.tsx'
import { Counter } from './demos/Counter.tsx'
import { Icons } from './demos/Icons.tsx'
import { LabelInside } from './demos/LabelInside.tsx'
import { NoResize } from './demos/NoResize.tsx'
import { Rows } from './demos/Rows.tsx'
import { States } from './demos/States.tsx'
import { Validation } from './demos/Validation.tsx'
import { Variants } from './demos/Variants.tsx'
import { WritingDirection } from './demos/WritingDirection.tsx'

/** What a text area can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'textareaDemos.basic',
    text: 'textareaDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'variant',
    title: 'textareaDemos.variant',
    text: 'textareaDemos.variantText',
    Live: Variants,
    code: () => import('./demos/Variants.tsx?code'),
  },
  {
    id: 'states',
    title: 'textareaDemos.states',
    text: 'textareaDemos.statesText',
    Live: States,
    code: () => import('./demos/States.tsx?code'),
  },
  {
    id: 'auto-grow',
    title: 'textareaDemos.autoGrow',
    text: 'textareaDemos.autoGrowText',
    Live: AutoGrow,
    code: () => import('./demos/AutoGrow.tsx?code'),
    isHalf: true,
  },
  {
    id: 'no-resize',
    title: 'textareaDemos.noResize',
    text: 'textareaDemos.noResizeText',
    Live: NoResize,
    code: () => import('./demos/NoResize.tsx?code'),
    isHalf: true,
  },
  {
    id: 'rows',
    title: 'textareaDemos.rows',
    text: 'textareaDemos.rowsText',
    Live: Rows,
    code: () => import('./demos/Rows.tsx?code'),
    isHalf: true,
  },
  {
    id: 'counter',
    title: 'textareaDemos.counter',
    text: 'textareaDemos.counterText',
    Live: Counter,
    code: () => import('./demos/Counter.tsx?code'),
    isHalf: true,
  },
  {
    id: 'clearable',
    title: 'textareaDemos.clearable',
    text: 'textareaDemos.clearableText',
    Live: Clearable,
    code: () => import('./demos/Clearable.tsx?code'),
    isHalf: true,
  },
  {
    id: 'icons',
    title: 'textareaDemos.icons',
    text: 'textareaDemos.iconsText',
    Live: Icons,
    code: () => import('./demos/Icons.tsx?code'),
    isHalf: true,
  },
  {
    id: 'browser-autocomplete',
    title: 'textareaDemos.browserAutocomplete',
    text: 'textareaDemos.browserAutocompleteText',
    Live: BrowserAutocomplete,
    code: () => import('./demos/BrowserAutocomplete.tsx?code'),
    isHalf: true,
  },
  {
    id: 'validation',
    title: 'textareaDemos.validation',
    text: 'textareaDemos.validationText',
    Live: Validation,
    code: () => import('./demos/Validation.tsx?code'),
    isHalf: true,
  },
  {
    id: 'label-inside',
    title: 'textareaDemos.labelInside',
    text: 'textareaDemos.labelInsideText',
    Live: LabelInside,
    code: () => import('./demos/LabelInside.tsx?code'),
    isHalf: true,
  },
  {
    id: 'writing-direction',
    title: 'textareaDemos.writingDirection',
    text: 'textareaDemos.writingDirectionText',
    Live: WritingDirection,
    code: () => import('./demos/WritingDirection.tsx?code'),
    isHalf: true,
  },
]
