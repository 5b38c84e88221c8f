import type { Demo } from '../../../shared/showcase/demo.ts'
import { Basic } from './demos/Basic.tsx'
import { Disabled } from './demos/Disabled.tsx'
import { Ends } from './demos/Ends.tsx'
import { Length } from './demos/Length.tsx'
import { OnePage } from './demos/OnePage.tsx'
import { Outlined } from './demos/Outlined.tsx'
import { PageSize } from './demos/PageSize.tsx'
import { Sizes } from './demos/Sizes.tsx'
import { Soft } from './demos/Soft.tsx'
import { Unknown } from './demos/Unknown.tsx'

/** The demos of the page, in the order of how often each is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'paginationDemos.basic',
    text: 'paginationDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
    isHalf: true,
  },
  {
    id: 'outlined',
    title: 'paginationDemos.outlined',
    text: 'paginationDemos.outlinedText',
    Live: Outlined,
    code: () => import('./demos/Outlined.tsx?code'),
    isHalf: true,
  },
  {
    id: 'soft',
    title: 'paginationDemos.soft',
    text: 'paginationDemos.softText',
    Live: Soft,
    code: () => import('./demos/Soft.tsx?code'),
    isHalf: true,
  },
  {
    id: 'ends',
    title: 'paginationDemos.ends',
    text: 'paginationDemos.endsText',
    Live: Ends,
    code: () => import('./demos/Ends.tsx?code'),
    isHalf: true,
  },
  {
    id: 'length',
    title: 'paginationDemos.length',
    text: 'paginationDemos.lengthText',
    Live: Length,
    code: () => import('./demos/Length.tsx?code'),
  },
  {
    id: 'size',
    title: 'paginationDemos.size',
    text: 'paginationDemos.sizeText',
    Live: Sizes,
    code: () => import('./demos/Sizes.tsx?code'),
    isHalf: true,
  },
  {
    id: 'unknown',
    title: 'paginationDemos.unknown',
    text: 'paginationDemos.unknownText',
    Live: Unknown,
    code: () => import('./demos/Unknown.tsx?code'),
    isHalf: true,
  },
  {
    id: 'disabled',
    title: 'paginationDemos.disabled',
    text: 'paginationDemos.disabledText',
    Live: Disabled,
    code: () => import('./demos/Disabled.tsx?code'),
    isHalf: true,
  },
  {
    id: 'one-page',
    title: 'paginationDemos.onePage',
    text: 'paginationDemos.onePageText',
    Live: OnePage,
    code: () => import('./demos/OnePage.tsx?code'),
    isHalf: true,
  },
  {
    id: 'page-size',
    title: 'paginationDemos.pageSize',
    text: 'paginationDemos.pageSizeText',
    Live: PageSize,
    code: () => import('./demos/PageSize.tsx?code'),
  },
]
