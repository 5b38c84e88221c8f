import type { Demo } from '../../../shared/showcase/demo.ts'
import { Actions } from './demos/Actions.tsx'
import { Basic } from './demos/Basic.tsx'
import { Density } from './demos/Density.tsx'
import { Nav } from './demos/Nav.tsx'
import { Progress } from './demos/Progress.tsx'
import { Reorder } from './demos/Reorder.tsx'
import { Rounded } from './demos/Rounded.tsx'
import { Sections } from './demos/Sections.tsx'
import { Selection } from './demos/Selection.tsx'
import { SubGroup } from './demos/SubGroup.tsx'
import { ThreeLine } from './demos/ThreeLine.tsx'
import { UserList } from './demos/UserList.tsx'
import { Virtual } from './demos/Virtual.tsx'

/** What a list can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'listDemos.basic',
    text: 'listDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'nav',
    title: 'listDemos.nav',
    text: 'listDemos.navText',
    Live: Nav,
    code: () => import('./demos/Nav.tsx?code'),
    isHalf: true,
  },
  {
    id: 'rounded',
    title: 'listDemos.rounded',
    text: 'listDemos.roundedText',
    Live: Rounded,
    code: () => import('./demos/Rounded.tsx?code'),
    isHalf: true,
  },
  {
    id: 'density',
    title: 'listDemos.density',
    text: 'listDemos.densityText',
    Live: Density,
    code: () => import('./demos/Density.tsx?code'),
    isHalf: true,
  },
  {
    id: 'sub-group',
    title: 'listDemos.subGroup',
    text: 'listDemos.subGroupText',
    Live: SubGroup,
    code: () => import('./demos/SubGroup.tsx?code'),
    isHalf: true,
  },
  {
    id: 'three-line',
    title: 'listDemos.threeLine',
    text: 'listDemos.threeLineText',
    Live: ThreeLine,
    code: () => import('./demos/ThreeLine.tsx?code'),
    isHalf: true,
  },
  {
    id: 'two-line-subheader',
    title: 'listDemos.twoLineSubheader',
    text: 'listDemos.twoLineSubheaderText',
    Live: Sections,
    code: () => import('./demos/Sections.tsx?code'),
    isHalf: true,
  },
  {
    id: 'action-item-group',
    title: 'listDemos.actionItemGroup',
    text: 'listDemos.actionItemGroupText',
    Live: Actions,
    code: () => import('./demos/Actions.tsx?code'),
    isHalf: true,
  },
  {
    id: 'progress',
    title: 'listDemos.progress',
    text: 'listDemos.progressText',
    Live: Progress,
    code: () => import('./demos/Progress.tsx?code'),
    isHalf: true,
  },
  {
    id: 'user-list',
    title: 'listDemos.userList',
    text: 'listDemos.userListText',
    Live: UserList,
    code: () => import('./demos/UserList.tsx?code'),
    isHalf: true,
  },
  {
    id: 'selection',
    title: 'listDemos.selection',
    text: 'listDemos.selectionText',
    Live: Selection,
    code: () => import('./demos/Selection.tsx?code'),
    isHalf: true,
  },
  {
    id: 'reorder',
    title: 'listDemos.reorder',
    text: 'listDemos.reorderText',
    Live: Reorder,
    code: () => import('./demos/Reorder.tsx?code'),
    isHalf: true,
  },
  {
    id: 'virtual',
    title: 'listDemos.virtual',
    text: 'listDemos.virtualText',
    Live: Virtual,
    code: () => import('./demos/Virtual.tsx?code'),
    isHalf: true,
  },
]
