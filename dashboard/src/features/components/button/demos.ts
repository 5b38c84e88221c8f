import type { Demo } from '../../../shared/showcase/demo.ts'
import { Block } from './demos/Block.tsx'
import { Colors } from './demos/Colors.tsx'
import { Flat } from './demos/Flat.tsx'
import { Group } from './demos/Group.tsx'
import { IconOnly } from './demos/IconOnly.tsx'
import { Icons } from './demos/Icons.tsx'
import { Link } from './demos/Link.tsx'
import { Loaders } from './demos/Loaders.tsx'
import { Outlined } from './demos/Outlined.tsx'
import { Plain } from './demos/Plain.tsx'
import { Rounded } from './demos/Rounded.tsx'
import { Router } from './demos/Router.tsx'
import { Sizes } from './demos/Sizes.tsx'
import { Text } from './demos/Text.tsx'
import { Tonal } from './demos/Tonal.tsx'

/** What a button can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'flat',
    title: 'buttonDemos.flat',
    text: 'buttonDemos.flatText',
    Live: Flat,
    code: () => import('./demos/Flat.tsx?code'),
  },
  {
    id: 'tonal',
    title: 'buttonDemos.tonal',
    text: 'buttonDemos.tonalText',
    Live: Tonal,
    code: () => import('./demos/Tonal.tsx?code'),
    isHalf: true,
  },
  {
    id: 'outlined',
    title: 'buttonDemos.outlined',
    text: 'buttonDemos.outlinedText',
    Live: Outlined,
    code: () => import('./demos/Outlined.tsx?code'),
    isHalf: true,
  },
  {
    id: 'plain',
    title: 'buttonDemos.plain',
    text: 'buttonDemos.plainText',
    Live: Plain,
    code: () => import('./demos/Plain.tsx?code'),
    isHalf: true,
  },
  {
    id: 'text',
    title: 'buttonDemos.text',
    text: 'buttonDemos.textText',
    Live: Text,
    code: () => import('./demos/Text.tsx?code'),
    isHalf: true,
  },
  {
    id: 'colors',
    title: 'buttonDemos.colors',
    text: 'buttonDemos.colorsText',
    Live: Colors,
    code: () => import('./demos/Colors.tsx?code'),
  },
  {
    id: 'sizes',
    title: 'buttonDemos.sizes',
    text: 'buttonDemos.sizesText',
    Live: Sizes,
    code: () => import('./demos/Sizes.tsx?code'),
    isHalf: true,
  },
  {
    id: 'loaders',
    title: 'buttonDemos.loaders',
    text: 'buttonDemos.loadersText',
    Live: Loaders,
    code: () => import('./demos/Loaders.tsx?code'),
    isHalf: true,
  },
  {
    id: 'block',
    title: 'buttonDemos.block',
    text: 'buttonDemos.blockText',
    Live: Block,
    code: () => import('./demos/Block.tsx?code'),
    isHalf: true,
  },
  {
    id: 'icon',
    title: 'buttonDemos.icon',
    text: 'buttonDemos.iconText',
    Live: Icons,
    code: () => import('./demos/Icons.tsx?code'),
    isHalf: true,
  },
  {
    id: 'icon-only',
    title: 'buttonDemos.iconOnly',
    text: 'buttonDemos.iconOnlyText',
    Live: IconOnly,
    code: () => import('./demos/IconOnly.tsx?code'),
    isHalf: true,
  },
  {
    id: 'rounded',
    title: 'buttonDemos.rounded',
    text: 'buttonDemos.roundedText',
    Live: Rounded,
    code: () => import('./demos/Rounded.tsx?code'),
    isHalf: true,
  },
  {
    id: 'group',
    title: 'buttonDemos.group',
    text: 'buttonDemos.groupText',
    Live: Group,
    code: () => import('./demos/Group.tsx?code'),
    isHalf: true,
  },
  {
    id: 'link',
    title: 'buttonDemos.link',
    text: 'buttonDemos.linkText',
    Live: Link,
    code: () => import('./demos/Link.tsx?code'),
    isHalf: true,
  },
  {
    id: 'router',
    title: 'buttonDemos.router',
    text: 'buttonDemos.routerText',
    Live: Router,
    code: () => import('./demos/Router.tsx?code'),
    isHalf: true,
  },
]
