import type { Demo } from '../../../shared/showcase/demo.ts'
import { Activator } from './demos/Activator.tsx'
import { Basic } from './demos/Basic.tsx'
import { Context } from './demos/Context.tsx'
import { Location } from './demos/Location.tsx'
import { OpenOnHover } from './demos/OpenOnHover.tsx'
import { Selection } from './demos/Selection.tsx'
import { WithPopover } from './demos/WithPopover.tsx'
import { WithTooltip } from './demos/WithTooltip.tsx'

/** What a menu can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'menuDemos.basic',
    text: 'menuDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'activator',
    title: 'menuDemos.activator',
    text: 'menuDemos.activatorText',
    Live: Activator,
    code: () => import('./demos/Activator.tsx?code'),
    isHalf: true,
  },
  {
    id: 'tooltip',
    title: 'menuDemos.tooltip',
    text: 'menuDemos.tooltipText',
    Live: WithTooltip,
    code: () => import('./demos/WithTooltip.tsx?code'),
    isHalf: true,
  },
  {
    id: 'location',
    title: 'menuDemos.location',
    text: 'menuDemos.locationText',
    Live: Location,
    code: () => import('./demos/Location.tsx?code'),
    isHalf: true,
  },
  {
    id: 'open-on-hover',
    title: 'menuDemos.openOnHover',
    text: 'menuDemos.openOnHoverText',
    Live: OpenOnHover,
    code: () => import('./demos/OpenOnHover.tsx?code'),
    isHalf: true,
  },
  {
    id: 'popover',
    title: 'menuDemos.popover',
    text: 'menuDemos.popoverText',
    Live: WithPopover,
    code: () => import('./demos/WithPopover.tsx?code'),
    isHalf: true,
  },
  {
    id: 'selection',
    title: 'menuDemos.selection',
    text: 'menuDemos.selectionText',
    Live: Selection,
    code: () => import('./demos/Selection.tsx?code'),
    isHalf: true,
  },
  {
    id: 'context',
    title: 'menuDemos.context',
    text: 'menuDemos.contextText',
    Live: Context,
    code: () => import('./demos/Context.tsx?code'),
    isHalf: true,
  },
]
