import { Showcase } from '../../../shared/showcase/Showcase.tsx'
import type { Demo } from '../../../shared/showcase/demo.ts'
import { Basic } from './Basic.tsx'
import { Density } from './Density.tsx'
import { FixedHeader } from './FixedHeader.tsx'
import { Height } from './Height.tsx'
import { Theme } from './Theme.tsx'

const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'tables.basic',
    text: 'tables.simpleText',
    Live: Basic,
    code: () => import('./Basic.tsx?code'),
  },
  {
    id: 'density',
    title: 'tables.density',
    text: 'tables.densityText',
    Live: Density,
    code: () => import('./Density.tsx?code'),
  },
  {
    id: 'fixed-header',
    title: 'tables.fixedHeader',
    text: 'tables.simpleHeaderText',
    Live: FixedHeader,
    code: () => import('./FixedHeader.tsx?code'),
  },
  {
    id: 'height',
    title: 'tables.height',
    text: 'tables.heightText',
    Live: Height,
    code: () => import('./Height.tsx?code'),
  },
  {
    id: 'theme',
    title: 'tables.theme',
    text: 'tables.themeText',
    Live: Theme,
    code: () => import('./Theme.tsx?code'),
  },
]

/** Tables that are only read. */
export const SimpleTables = () => (
  <Showcase heading="titles.simpleTable" descriptionId="tables.simpleTableLede" demos={demos} />
)
