import type { Demo } from '../../../shared/showcase/demo.ts'
import { Colors } from './demos/Colors.tsx'
import { Group } from './demos/Group.tsx'
import { Icons } from './demos/Icons.tsx'
import { Images } from './demos/Images.tsx'
import { Presence } from './demos/Presence.tsx'
import { Rounded } from './demos/Rounded.tsx'
import { Sizes } from './demos/Sizes.tsx'
import { Tonal } from './demos/Tonal.tsx'

/** What an avatar can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'sizes',
    title: 'avatarDemos.sizes',
    text: 'avatarDemos.sizesText',
    Live: Sizes,
    code: () => import('./demos/Sizes.tsx?code'),
  },
  {
    id: 'colors',
    title: 'avatarDemos.colors',
    text: 'avatarDemos.colorsText',
    Live: Colors,
    code: () => import('./demos/Colors.tsx?code'),
    isHalf: true,
  },
  {
    id: 'tonal',
    title: 'avatarDemos.tonal',
    text: 'avatarDemos.tonalText',
    Live: Tonal,
    code: () => import('./demos/Tonal.tsx?code'),
    isHalf: true,
  },
  {
    id: 'icons',
    title: 'avatarDemos.icons',
    text: 'avatarDemos.iconsText',
    Live: Icons,
    code: () => import('./demos/Icons.tsx?code'),
    isHalf: true,
  },
  {
    id: 'images',
    title: 'avatarDemos.images',
    text: 'avatarDemos.imagesText',
    Live: Images,
    code: () => import('./demos/Images.tsx?code'),
    isHalf: true,
  },
  {
    id: 'rounded',
    title: 'avatarDemos.rounded',
    text: 'avatarDemos.roundedText',
    Live: Rounded,
    code: () => import('./demos/Rounded.tsx?code'),
    isHalf: true,
  },
  {
    id: 'group',
    title: 'avatarDemos.group',
    text: 'avatarDemos.groupText',
    Live: Group,
    code: () => import('./demos/Group.tsx?code'),
    isHalf: true,
  },
  {
    id: 'presence',
    title: 'avatarDemos.presence',
    text: 'avatarDemos.presenceText',
    Live: Presence,
    code: () => import('./demos/Presence.tsx?code'),
    isHalf: true,
  },
]
