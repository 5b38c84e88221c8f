import type { Demo } from '../../../shared/showcase/demo.ts'
import { Basic } from './demos/Basic.tsx'
import { Close } from './demos/Close.tsx'
import { Colors } from './demos/Colors.tsx'
import { MultiLine } from './demos/MultiLine.tsx'
import { Stacked } from './demos/Stacked.tsx'
import { Timeout } from './demos/Timeout.tsx'
import { Undo } from './demos/Undo.tsx'
import { Vertical } from './demos/Vertical.tsx'
import { WithAction } from './demos/WithAction.tsx'

/** The demos of the page, in the order of how often each is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'snackbarDemos.basic',
    text: 'snackbarDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
    isHalf: true,
  },
  {
    id: 'with-action',
    title: 'snackbarDemos.withAction',
    text: 'snackbarDemos.withActionText',
    Live: WithAction,
    code: () => import('./demos/WithAction.tsx?code'),
    isHalf: true,
  },
  {
    id: 'undo',
    title: 'snackbarDemos.undo',
    text: 'snackbarDemos.undoText',
    Live: Undo,
    code: () => import('./demos/Undo.tsx?code'),
    isHalf: true,
  },
  {
    id: 'colors',
    title: 'snackbarDemos.colors',
    text: 'snackbarDemos.colorsText',
    Live: Colors,
    code: () => import('./demos/Colors.tsx?code'),
    isHalf: true,
  },
  {
    id: 'multi-line',
    title: 'snackbarDemos.multiLine',
    text: 'snackbarDemos.multiLineText',
    Live: MultiLine,
    code: () => import('./demos/MultiLine.tsx?code'),
    isHalf: true,
  },
  {
    id: 'timeout',
    title: 'snackbarDemos.timeout',
    text: 'snackbarDemos.timeoutText',
    Live: Timeout,
    code: () => import('./demos/Timeout.tsx?code'),
    isHalf: true,
  },
  {
    id: 'vertical',
    title: 'snackbarDemos.vertical',
    text: 'snackbarDemos.verticalText',
    Live: Vertical,
    code: () => import('./demos/Vertical.tsx?code'),
    isHalf: true,
  },
  {
    id: 'stack',
    title: 'snackbarDemos.stack',
    text: 'snackbarDemos.stackText',
    Live: Stacked,
    code: () => import('./demos/Stacked.tsx?code'),
    isHalf: true,
  },
  {
    id: 'close',
    title: 'snackbarDemos.close',
    text: 'snackbarDemos.closeText',
    Live: Close,
    code: () => import('./demos/Close.tsx?code'),
  },
]
