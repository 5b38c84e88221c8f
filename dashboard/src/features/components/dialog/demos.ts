import type { Demo } from '../../../shared/showcase/demo.ts'
import { Basic } from './demos/Basic.tsx'
import { Confirm } from './demos/Confirm.tsx'
import { FormDialog } from './demos/FormDialog.tsx'
import { Fullscreen } from './demos/Fullscreen.tsx'
import { Loader } from './demos/Loader.tsx'
import { Nesting } from './demos/Nesting.tsx'
import { Overflow } from './demos/Overflow.tsx'
import { Persistent } from './demos/Persistent.tsx'
import { Scrollable } from './demos/Scrollable.tsx'
import { Sizes } from './demos/Sizes.tsx'

/** What a dialog can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'dialogDemos.basic',
    text: 'dialogDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'form',
    title: 'dialogDemos.form',
    text: 'dialogDemos.formText',
    Live: FormDialog,
    code: () => import('./demos/FormDialog.tsx?code'),
    isHalf: true,
  },
  {
    id: 'fullscreen',
    title: 'dialogDemos.fullscreen',
    text: 'dialogDemos.fullscreenText',
    Live: Fullscreen,
    code: () => import('./demos/Fullscreen.tsx?code'),
    isHalf: true,
  },
  {
    id: 'loader',
    title: 'dialogDemos.loader',
    text: 'dialogDemos.loaderText',
    Live: Loader,
    code: () => import('./demos/Loader.tsx?code'),
    isHalf: true,
  },
  {
    id: 'nesting',
    title: 'dialogDemos.nesting',
    text: 'dialogDemos.nestingText',
    Live: Nesting,
    code: () => import('./demos/Nesting.tsx?code'),
    isHalf: true,
  },
  {
    id: 'overflow',
    title: 'dialogDemos.overflow',
    text: 'dialogDemos.overflowText',
    Live: Overflow,
    code: () => import('./demos/Overflow.tsx?code'),
    isHalf: true,
  },
  {
    id: 'persistent',
    title: 'dialogDemos.persistent',
    text: 'dialogDemos.persistentText',
    Live: Persistent,
    code: () => import('./demos/Persistent.tsx?code'),
    isHalf: true,
  },
  {
    id: 'scrollable',
    title: 'dialogDemos.scrollable',
    text: 'dialogDemos.scrollableText',
    Live: Scrollable,
    code: () => import('./demos/Scrollable.tsx?code'),
    isHalf: true,
  },
  {
    id: 'confirm',
    title: 'dialogDemos.confirm',
    text: 'dialogDemos.confirmText',
    Live: Confirm,
    code: () => import('./demos/Confirm.tsx?code'),
    isHalf: true,
  },
  {
    id: 'sizes',
    title: 'dialogDemos.sizes',
    text: 'dialogDemos.sizesText',
    Live: Sizes,
    code: () => import('./demos/Sizes.tsx?code'),
    isHalf: true,
  },
]
