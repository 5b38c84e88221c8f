import type { Demo } from '../../../shared/showcase/demo.ts'
import { Basic } from './Basic.tsx'
import { Cells } from './Cells.tsx'
import { Dense } from './Dense.tsx'
import { EditDialog } from './EditDialog.tsx'
import { Expandable } from './Expandable.tsx'
import { FixedHeader } from './FixedHeader.tsx'
import { Grouping } from './Grouping.tsx'
import { KitchenSink } from './KitchenSink.tsx'
import { Selection } from './Selection.tsx'
import { ServerPages } from './ServerPages.tsx'

/** What the data table can do, one thing at a time. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'tables.basic',
    text: 'tables.basicText',
    Live: Basic,
    code: () => import('./Basic.tsx?code'),
  },
  {
    id: 'dense',
    title: 'tables.dense',
    text: 'tables.denseText',
    Live: Dense,
    code: () => import('./Dense.tsx?code'),
  },
  {
    id: 'cells',
    title: 'tables.cells',
    text: 'tables.cellsText',
    Live: Cells,
    code: () => import('./Cells.tsx?code'),
  },
  {
    id: 'selection',
    title: 'tables.selection',
    text: 'tables.selectionText',
    Live: Selection,
    code: () => import('./Selection.tsx?code'),
  },
  {
    id: 'expandable',
    title: 'tables.expandable',
    text: 'tables.expandableText',
    Live: Expandable,
    code: () => import('./Expandable.tsx?code'),
  },
  {
    id: 'grouping',
    title: 'tables.grouping',
    text: 'tables.groupingText',
    Live: Grouping,
    code: () => import('./Grouping.tsx?code'),
  },
  {
    id: 'fixed-header',
    title: 'tables.fixedHeader',
    text: 'tables.fixedHeaderText',
    Live: FixedHeader,
    code: () => import('./FixedHeader.tsx?code'),
  },
  {
    id: 'server-pages',
    title: 'tables.serverPages',
    text: 'tables.serverPagesText',
    Live: ServerPages,
    code: () => import('./ServerPages.tsx?code'),
  },
  {
    id: 'edit-dialog',
    title: 'tables.editDialog',
    text: 'tables.editDialogText',
    Live: EditDialog,
    code: () => import('./EditDialog.tsx?code'),
  },
  {
    id: 'kitchen-sink',
    title: 'tables.kitchenSink',
    text: 'tables.kitchenSinkText',
    Live: KitchenSink,
    code: () => import('./KitchenSink.tsx?code'),
  },
]
