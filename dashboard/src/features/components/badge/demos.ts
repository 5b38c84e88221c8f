import type { Demo } from '../../../shared/showcase/demo.ts'
import { AvatarStatus } from './demos/AvatarStatus.tsx'
import { Basic } from './demos/Basic.tsx'
import { Bordered } from './demos/Bordered.tsx'
import { Colors } from './demos/Colors.tsx'
import { Count } from './demos/Count.tsx'
import { Dot } from './demos/Dot.tsx'
import { Icons } from './demos/Icons.tsx'
import { Label } from './demos/Label.tsx'
import { Max } from './demos/Max.tsx'
import { Position } from './demos/Position.tsx'
import { Tonal } from './demos/Tonal.tsx'

/** What a badge can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'badgeDemos.basic',
    text: 'badgeDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'colors',
    title: 'badgeDemos.colors',
    text: 'badgeDemos.colorsText',
    Live: Colors,
    code: () => import('./demos/Colors.tsx?code'),
    isHalf: true,
  },
  {
    id: 'tonal',
    title: 'badgeDemos.tonal',
    text: 'badgeDemos.tonalText',
    Live: Tonal,
    code: () => import('./demos/Tonal.tsx?code'),
    isHalf: true,
  },
  {
    id: 'dot',
    title: 'badgeDemos.dot',
    text: 'badgeDemos.dotText',
    Live: Dot,
    code: () => import('./demos/Dot.tsx?code'),
    isHalf: true,
  },
  {
    id: 'icon',
    title: 'badgeDemos.icon',
    text: 'badgeDemos.iconText',
    Live: Icons,
    code: () => import('./demos/Icons.tsx?code'),
    isHalf: true,
  },
  {
    id: 'avatar-status',
    title: 'badgeDemos.avatarStatus',
    text: 'badgeDemos.avatarStatusText',
    Live: AvatarStatus,
    code: () => import('./demos/AvatarStatus.tsx?code'),
    isHalf: true,
  },
  {
    id: 'position',
    title: 'badgeDemos.position',
    text: 'badgeDemos.positionText',
    Live: Position,
    code: () => import('./demos/Position.tsx?code'),
    isHalf: true,
  },
  {
    id: 'bordered',
    title: 'badgeDemos.bordered',
    text: 'badgeDemos.borderedText',
    Live: Bordered,
    code: () => import('./demos/Bordered.tsx?code'),
    isHalf: true,
  },
  {
    id: 'max',
    title: 'badgeDemos.max',
    text: 'badgeDemos.maxText',
    Live: Max,
    code: () => import('./demos/Max.tsx?code'),
    isHalf: true,
  },
  {
    id: 'label',
    title: 'badgeDemos.label',
    text: 'badgeDemos.labelText',
    Live: Label,
    code: () => import('./demos/Label.tsx?code'),
    isHalf: true,
  },
  {
    id: 'count',
    title: 'badgeDemos.count',
    text: 'badgeDemos.countText',
    Live: Count,
    code: () => import('./demos/Count.tsx?code'),
    isHalf: true,
  },
]
