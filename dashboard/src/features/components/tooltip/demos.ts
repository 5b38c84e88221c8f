import type { Demo } from '../../../shared/showcase/demo.ts'
import { Delay } from './demos/Delay.tsx'
import { Description } from './demos/Description.tsx'
import { Icons } from './demos/Icons.tsx'
import { Placement } from './demos/Placement.tsx'
import { Various } from './demos/Various.tsx'
import { WithShortcut } from './demos/WithShortcut.tsx'

/** The demos of the page, in the order of how often each is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'location',
    title: 'tooltipDemos.location',
    text: 'tooltipDemos.locationText',
    Live: Placement,
    code: () => import('./demos/Placement.tsx?code'),
  },
  {
    id: 'delay',
    title: 'tooltipDemos.delay',
    text: 'tooltipDemos.delayText',
    Live: Delay,
    code: () => import('./demos/Delay.tsx?code'),
    isHalf: true,
  },
  {
    id: 'icons',
    title: 'tooltipDemos.icons',
    text: 'tooltipDemos.iconsText',
    Live: Icons,
    code: () => import('./demos/Icons.tsx?code'),
    isHalf: true,
  },
  {
    id: 'shortcut',
    title: 'tooltipDemos.shortcut',
    text: 'tooltipDemos.shortcutText',
    Live: WithShortcut,
    code: () => import('./demos/WithShortcut.tsx?code'),
    isHalf: true,
  },
  {
    id: 'description',
    title: 'tooltipDemos.description',
    text: 'tooltipDemos.descriptionText',
    Live: Description,
    code: () => import('./demos/Description.tsx?code'),
    isHalf: true,
  },
  {
    id: 'various',
    title: 'tooltipDemos.various',
    text: 'tooltipDemos.variousText',
    Live: Various,
    code: () => import('./demos/Various.tsx?code'),
  },
]
