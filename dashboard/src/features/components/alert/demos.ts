import type { Demo } from '../../../shared/showcase/demo.ts'
import { Actions } from './demos/Actions.tsx'
import { Basic } from './demos/Basic.tsx'
import { Border } from './demos/Border.tsx'
import { Closable } from './demos/Closable.tsx'
import { ColoredBorder } from './demos/ColoredBorder.tsx'
import { Colors } from './demos/Colors.tsx'
import { Controlled } from './demos/Controlled.tsx'
import { Density } from './demos/Density.tsx'
import { Elevation } from './demos/Elevation.tsx'
import { Icons } from './demos/Icons.tsx'
import { Live } from './demos/Live.tsx'
import { Outlined } from './demos/Outlined.tsx'
import { Prominent } from './demos/Prominent.tsx'
import { Tonal } from './demos/Tonal.tsx'
import { Types } from './demos/Types.tsx'

/** What an alert can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'alertDemos.basic',
    text: 'alertDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'types',
    title: 'alertDemos.types',
    text: 'alertDemos.typesText',
    Live: Types,
    code: () => import('./demos/Types.tsx?code'),
    isHalf: true,
  },
  {
    id: 'colors',
    title: 'alertDemos.colors',
    text: 'alertDemos.colorsText',
    Live: Colors,
    code: () => import('./demos/Colors.tsx?code'),
    isHalf: true,
  },
  {
    id: 'tonal',
    title: 'alertDemos.tonal',
    text: 'alertDemos.tonalText',
    Live: Tonal,
    code: () => import('./demos/Tonal.tsx?code'),
    isHalf: true,
  },
  {
    id: 'outlined',
    title: 'alertDemos.outlined',
    text: 'alertDemos.outlinedText',
    Live: Outlined,
    code: () => import('./demos/Outlined.tsx?code'),
    isHalf: true,
  },
  {
    id: 'border',
    title: 'alertDemos.border',
    text: 'alertDemos.borderText',
    Live: Border,
    code: () => import('./demos/Border.tsx?code'),
    isHalf: true,
  },
  {
    id: 'colored-border',
    title: 'alertDemos.coloredBorder',
    text: 'alertDemos.coloredBorderText',
    Live: ColoredBorder,
    code: () => import('./demos/ColoredBorder.tsx?code'),
    isHalf: true,
  },
  {
    id: 'closable',
    title: 'alertDemos.closable',
    text: 'alertDemos.closableText',
    Live: Closable,
    code: () => import('./demos/Closable.tsx?code'),
    isHalf: true,
  },
  {
    id: 'v-model',
    title: 'alertDemos.vModel',
    text: 'alertDemos.vModelText',
    Live: Controlled,
    code: () => import('./demos/Controlled.tsx?code'),
    isHalf: true,
  },
  {
    id: 'icons',
    title: 'alertDemos.icons',
    text: 'alertDemos.iconsText',
    Live: Icons,
    code: () => import('./demos/Icons.tsx?code'),
    isHalf: true,
  },
  {
    id: 'prominent',
    title: 'alertDemos.prominent',
    text: 'alertDemos.prominentText',
    Live: Prominent,
    code: () => import('./demos/Prominent.tsx?code'),
    isHalf: true,
  },
  {
    id: 'density',
    title: 'alertDemos.density',
    text: 'alertDemos.densityText',
    Live: Density,
    code: () => import('./demos/Density.tsx?code'),
    isHalf: true,
  },
  {
    id: 'elevation',
    title: 'alertDemos.elevation',
    text: 'alertDemos.elevationText',
    Live: Elevation,
    code: () => import('./demos/Elevation.tsx?code'),
    isHalf: true,
  },
  {
    id: 'actions',
    title: 'alertDemos.actions',
    text: 'alertDemos.actionsText',
    Live: Actions,
    code: () => import('./demos/Actions.tsx?code'),
    isHalf: true,
  },
  {
    id: 'live',
    title: 'alertDemos.live',
    text: 'alertDemos.liveText',
    Live: Live,
    code: () => import('./demos/Live.tsx?code'),
    isHalf: true,
  },
]
