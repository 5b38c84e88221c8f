import type { Demo } from '../../../shared/showcase/demo.ts'
import { Basic } from './demos/Basic.tsx'
import { Finish } from './demos/Finish.tsx'
import { Groups } from './demos/Groups.tsx'
import { Hidden } from './demos/Hidden.tsx'
import { Sizes } from './demos/Sizes.tsx'
import { States } from './demos/States.tsx'
import { Validation } from './demos/Validation.tsx'

/** What a code of digits can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'otpDemos.basic',
    text: 'otpDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'finish',
    title: 'otpDemos.finish',
    text: 'otpDemos.finishText',
    Live: Finish,
    code: () => import('./demos/Finish.tsx?code'),
    isHalf: true,
  },
  {
    id: 'hidden',
    title: 'otpDemos.hidden',
    text: 'otpDemos.hiddenText',
    Live: Hidden,
    code: () => import('./demos/Hidden.tsx?code'),
    isHalf: true,
  },
  {
    id: 'groups',
    title: 'otpDemos.groups',
    text: 'otpDemos.groupsText',
    Live: Groups,
    code: () => import('./demos/Groups.tsx?code'),
    isHalf: true,
  },
  {
    id: 'validation',
    title: 'otpDemos.validation',
    text: 'otpDemos.validationText',
    Live: Validation,
    code: () => import('./demos/Validation.tsx?code'),
    isHalf: true,
  },
  {
    id: 'size',
    title: 'otpDemos.size',
    text: 'otpDemos.sizeText',
    Live: Sizes,
    code: () => import('./demos/Sizes.tsx?code'),
  },
  {
    id: 'states',
    title: 'otpDemos.states',
    text: 'otpDemos.statesText',
    Live: States,
    code: () => import('./demos/States.tsx?code'),
  },
]
