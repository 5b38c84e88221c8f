import type { Demo } from '../../../shared/showcase/demo.ts'
import { Badges } from './demos/Badges.tsx'
import { Basic } from './demos/Basic.tsx'
import { Contained } from './demos/Contained.tsx'
import { Disabled } from './demos/Disabled.tsx'
import { Dynamic } from './demos/Dynamic.tsx'
import { Grow } from './demos/Grow.tsx'
import { Icons } from './demos/Icons.tsx'
import { Kept } from './demos/Kept.tsx'
import { Overflow } from './demos/Overflow.tsx'
import { Pill } from './demos/Pill.tsx'
import { Programmatic } from './demos/Programmatic.tsx'
import { Vertical } from './demos/Vertical.tsx'
import { VerticalPill } from './demos/VerticalPill.tsx'

/** The demos of the page, in the order of how often each is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'tabsDemos.basic',
    text: 'tabsDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
    isHalf: true,
  },
  {
    id: 'basic-pill',
    title: 'tabsDemos.basicPill',
    text: 'tabsDemos.basicPillText',
    Live: Pill,
    code: () => import('./demos/Pill.tsx?code'),
    isHalf: true,
  },
  {
    id: 'contained',
    title: 'tabsDemos.contained',
    text: 'tabsDemos.containedText',
    Live: Contained,
    code: () => import('./demos/Contained.tsx?code'),
    isHalf: true,
  },
  {
    id: 'custom-icons',
    title: 'tabsDemos.customIcons',
    text: 'tabsDemos.customIconsText',
    Live: Icons,
    code: () => import('./demos/Icons.tsx?code'),
    isHalf: true,
  },
  {
    id: 'badges',
    title: 'tabsDemos.badges',
    text: 'tabsDemos.badgesText',
    Live: Badges,
    code: () => import('./demos/Badges.tsx?code'),
    isHalf: true,
  },
  {
    id: 'grow',
    title: 'tabsDemos.grow',
    text: 'tabsDemos.growText',
    Live: Grow,
    code: () => import('./demos/Grow.tsx?code'),
    isHalf: true,
  },
  {
    id: 'vertical',
    title: 'tabsDemos.vertical',
    text: 'tabsDemos.verticalText',
    Live: Vertical,
    code: () => import('./demos/Vertical.tsx?code'),
    isHalf: true,
  },
  {
    id: 'vertical-pill',
    title: 'tabsDemos.verticalPill',
    text: 'tabsDemos.verticalPillText',
    Live: VerticalPill,
    code: () => import('./demos/VerticalPill.tsx?code'),
    isHalf: true,
  },
  {
    id: 'disabled',
    title: 'tabsDemos.disabled',
    text: 'tabsDemos.disabledText',
    Live: Disabled,
    code: () => import('./demos/Disabled.tsx?code'),
    isHalf: true,
  },
  {
    id: 'programmatic',
    title: 'tabsDemos.programmatic',
    text: 'tabsDemos.programmaticText',
    Live: Programmatic,
    code: () => import('./demos/Programmatic.tsx?code'),
    isHalf: true,
  },
  {
    id: 'pagination',
    title: 'tabsDemos.pagination',
    text: 'tabsDemos.paginationText',
    Live: Overflow,
    code: () => import('./demos/Overflow.tsx?code'),
  },
  {
    id: 'dynamic',
    title: 'tabsDemos.dynamic',
    text: 'tabsDemos.dynamicText',
    Live: Dynamic,
    code: () => import('./demos/Dynamic.tsx?code'),
  },
  {
    id: 'kept',
    title: 'tabsDemos.kept',
    text: 'tabsDemos.keptText',
    Live: Kept,
    code: () => import('./demos/Kept.tsx?code'),
  },
]
