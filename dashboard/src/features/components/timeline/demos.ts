import type { Demo } from '../../../shared/showcase/demo.ts'
import { Alternate } from './demos/Alternate.tsx'
import { Basic } from './demos/Basic.tsx'
import { Cards } from './demos/Cards.tsx'
import { Horizontal } from './demos/Horizontal.tsx'
import { Outlined } from './demos/Outlined.tsx'
import { WithIcons } from './demos/WithIcons.tsx'

/** The demos of the page, in the order of how often each is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'timelineDemos.basic',
    text: 'timelineDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
    isHalf: true,
  },
  {
    id: 'outlined',
    title: 'timelineDemos.outlined',
    text: 'timelineDemos.outlinedText',
    Live: Outlined,
    code: () => import('./demos/Outlined.tsx?code'),
    isHalf: true,
  },
  {
    id: 'with-icons',
    title: 'timelineDemos.withIcons',
    text: 'timelineDemos.withIconsText',
    Live: WithIcons,
    code: () => import('./demos/WithIcons.tsx?code'),
    isHalf: true,
  },
  {
    id: 'cards',
    title: 'timelineDemos.cards',
    text: 'timelineDemos.cardsText',
    Live: Cards,
    code: () => import('./demos/Cards.tsx?code'),
    isHalf: true,
  },
  {
    id: 'alternate',
    title: 'timelineDemos.alternate',
    text: 'timelineDemos.alternateText',
    Live: Alternate,
    code: () => import('./demos/Alternate.tsx?code'),
  },
  {
    id: 'horizontal',
    title: 'timelineDemos.horizontal',
    text: 'timelineDemos.horizontalText',
    Live: Horizontal,
    code: () => import('./demos/Horizontal.tsx?code'),
  },
]
