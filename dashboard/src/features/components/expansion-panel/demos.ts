import type { Demo } from '../../../shared/showcase/demo.ts'
import { Accordion } from './demos/Accordion.tsx'
import { Basic } from './demos/Basic.tsx'
import { Controlled } from './demos/Controlled.tsx'
import { CustomIcon } from './demos/CustomIcon.tsx'
import { Details } from './demos/Details.tsx'
import { Found } from './demos/Found.tsx'
import { Inset } from './demos/Inset.tsx'
import { Popout } from './demos/Popout.tsx'
import { WithBorder } from './demos/WithBorder.tsx'

/** What an expansion panel can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'expansionDemos.basic',
    text: 'expansionDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'accordion',
    title: 'expansionDemos.accordion',
    text: 'expansionDemos.accordionText',
    Live: Accordion,
    code: () => import('./demos/Accordion.tsx?code'),
    isHalf: true,
  },
  {
    id: 'with-border',
    title: 'expansionDemos.withBorder',
    text: 'expansionDemos.withBorderText',
    Live: WithBorder,
    code: () => import('./demos/WithBorder.tsx?code'),
    isHalf: true,
  },
  {
    id: 'inset',
    title: 'expansionDemos.inset',
    text: 'expansionDemos.insetText',
    Live: Inset,
    code: () => import('./demos/Inset.tsx?code'),
    isHalf: true,
  },
  {
    id: 'popout',
    title: 'expansionDemos.popout',
    text: 'expansionDemos.popoutText',
    Live: Popout,
    code: () => import('./demos/Popout.tsx?code'),
    isHalf: true,
  },
  {
    id: 'custom-icon',
    title: 'expansionDemos.customIcon',
    text: 'expansionDemos.customIconText',
    Live: CustomIcon,
    code: () => import('./demos/CustomIcon.tsx?code'),
    isHalf: true,
  },
  {
    id: 'v-model',
    title: 'expansionDemos.vModel',
    text: 'expansionDemos.vModelText',
    Live: Controlled,
    code: () => import('./demos/Controlled.tsx?code'),
    isHalf: true,
  },
  {
    id: 'details',
    title: 'expansionDemos.details',
    text: 'expansionDemos.detailsText',
    Live: Details,
    code: () => import('./demos/Details.tsx?code'),
    isHalf: true,
  },
  {
    id: 'found',
    title: 'expansionDemos.found',
    text: 'expansionDemos.foundText',
    Live: Found,
    code: () => import('./demos/Found.tsx?code'),
    isHalf: true,
  },
]
