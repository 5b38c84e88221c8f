import type { Demo } from '../../../shared/showcase/demo.ts'
import { Autoplay } from './demos/Autoplay.tsx'
import { Centred } from './demos/Centred.tsx'
import { CentredWide } from './demos/CentredWide.tsx'
import { Coverflow } from './demos/Coverflow.tsx'
import { Cube } from './demos/Cube.tsx'
import { Default } from './demos/Default.tsx'
import { Fade } from './demos/Fade.tsx'
import { Gallery } from './demos/Gallery.tsx'
import { Lazy } from './demos/Lazy.tsx'
import { Multiple } from './demos/Multiple.tsx'
import { Navigation } from './demos/Navigation.tsx'
import { Pagination } from './demos/Pagination.tsx'
import { Progress } from './demos/Progress.tsx'
import { Responsive } from './demos/Responsive.tsx'
import { Rows } from './demos/Rows.tsx'
import { Virtual } from './demos/Virtual.tsx'

/** The demos of the page, in the order of how often each is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'default',
    title: 'swiperDemos.default',
    text: 'swiperDemos.defaultText',
    Live: Default,
    code: () => import('./demos/Default.tsx?code'),
  },
  {
    id: 'navigation',
    title: 'swiperDemos.navigation',
    text: 'swiperDemos.navigationText',
    Live: Navigation,
    code: () => import('./demos/Navigation.tsx?code'),
    isHalf: true,
  },
  {
    id: 'pagination',
    title: 'swiperDemos.pagination',
    text: 'swiperDemos.paginationText',
    Live: Pagination,
    code: () => import('./demos/Pagination.tsx?code'),
    isHalf: true,
  },
  {
    id: 'progress',
    title: 'swiperDemos.progress',
    text: 'swiperDemos.progressText',
    Live: Progress,
    code: () => import('./demos/Progress.tsx?code'),
    isHalf: true,
  },
  {
    id: 'autoplay',
    title: 'swiperDemos.autoplay',
    text: 'swiperDemos.autoplayText',
    Live: Autoplay,
    code: () => import('./demos/Autoplay.tsx?code'),
    isHalf: true,
  },
  {
    id: 'multiple',
    title: 'swiperDemos.multiple',
    text: 'swiperDemos.multipleText',
    Live: Multiple,
    code: () => import('./demos/Multiple.tsx?code'),
  },
  {
    id: 'responsive',
    title: 'swiperDemos.responsive',
    text: 'swiperDemos.responsiveText',
    Live: Responsive,
    code: () => import('./demos/Responsive.tsx?code'),
  },
  {
    id: 'centered',
    title: 'swiperDemos.centred',
    text: 'swiperDemos.centredText',
    Live: Centred,
    code: () => import('./demos/Centred.tsx?code'),
  },
  {
    id: 'centered-wide',
    title: 'swiperDemos.centredWide',
    text: 'swiperDemos.centredWideText',
    Live: CentredWide,
    code: () => import('./demos/CentredWide.tsx?code'),
  },
  {
    id: 'grid',
    title: 'swiperDemos.rows',
    text: 'swiperDemos.rowsText',
    Live: Rows,
    code: () => import('./demos/Rows.tsx?code'),
  },
  {
    id: 'gallery',
    title: 'swiperDemos.gallery',
    text: 'swiperDemos.galleryText',
    Live: Gallery,
    code: () => import('./demos/Gallery.tsx?code'),
    isHalf: true,
  },
  {
    id: 'fade',
    title: 'swiperDemos.fade',
    text: 'swiperDemos.fadeText',
    Live: Fade,
    code: () => import('./demos/Fade.tsx?code'),
    isHalf: true,
  },
  {
    id: 'coverflow',
    title: 'swiperDemos.coverflow',
    text: 'swiperDemos.coverflowText',
    Live: Coverflow,
    code: () => import('./demos/Coverflow.tsx?code'),
  },
  {
    id: 'cube',
    title: 'swiperDemos.cube',
    text: 'swiperDemos.cubeText',
    Live: Cube,
    code: () => import('./demos/Cube.tsx?code'),
    isHalf: true,
  },
  {
    id: 'lazy',
    title: 'swiperDemos.lazy',
    text: 'swiperDemos.lazyText',
    Live: Lazy,
    code: () => import('./demos/Lazy.tsx?code'),
    isHalf: true,
  },
  {
    id: 'virtual',
    title: 'swiperDemos.virtual',
    text: 'swiperDemos.virtualText',
    Live: Virtual,
    code: () => import('./demos/Virtual.tsx?code'),
  },
]
