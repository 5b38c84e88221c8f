import type { Demo } from '../../../shared/showcase/demo.ts'
import { Basic } from './demos/Basic.tsx'
import { Clearable } from './demos/Clearable.tsx'
import { Create } from './demos/Create.tsx'
import { Density } from './demos/Density.tsx'
import { FromServer } from './demos/FromServer.tsx'
import { Multiple } from './demos/Multiple.tsx'
import { NoDataWithChips } from './demos/NoDataWithChips.tsx'
import { OwnText } from './demos/OwnText.tsx'
import { Variants } from './demos/Variants.tsx'

/** What a combo box can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'comboboxDemos.basic',
    text: 'comboboxDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'variant',
    title: 'comboboxDemos.variant',
    text: 'comboboxDemos.variantText',
    Live: Variants,
    code: () => import('./demos/Variants.tsx?code'),
  },
  {
    id: 'density',
    title: 'comboboxDemos.density',
    text: 'comboboxDemos.densityText',
    Live: Density,
    code: () => import('./demos/Density.tsx?code'),
  },
  {
    id: 'clearable',
    title: 'comboboxDemos.clearable',
    text: 'comboboxDemos.clearableText',
    Live: Clearable,
    code: () => import('./demos/Clearable.tsx?code'),
    isHalf: true,
  },
  {
    id: 'multiple',
    title: 'comboboxDemos.multiple',
    text: 'comboboxDemos.multipleText',
    Live: Multiple,
    code: () => import('./demos/Multiple.tsx?code'),
    isHalf: true,
  },
  {
    id: 'no-data-with-chips',
    title: 'comboboxDemos.noDataWithChips',
    text: 'comboboxDemos.noDataWithChipsText',
    Live: NoDataWithChips,
    code: () => import('./demos/NoDataWithChips.tsx?code'),
    isHalf: true,
  },
  {
    id: 'create',
    title: 'comboboxDemos.create',
    text: 'comboboxDemos.createText',
    Live: Create,
    code: () => import('./demos/Create.tsx?code'),
    isHalf: true,
  },
  {
    id: 'from-server',
    title: 'comboboxDemos.fromServer',
    text: 'comboboxDemos.fromServerText',
    Live: FromServer,
    code: () => import('./demos/FromServer.tsx?code'),
    isHalf: true,
  },
  {
    id: 'own-text',
    title: 'comboboxDemos.ownText',
    text: 'comboboxDemos.ownTextText',
    Live: OwnText,
    code: () => import('./demos/OwnText.tsx?code'),
    isHalf: true,
  },
]
