import type { Demo } from '../../../shared/showcase/demo.ts'
import { Basic } from './Basic.tsx'
import { Density } from './Density.tsx'
import { FixedHeader } from './FixedHeader.tsx'
import { Height } from './Height.tsx'
import { Theme } from './Theme.tsx'

/** What a table that is only read can do. */
export const demos: readonly Demo[] = [
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
