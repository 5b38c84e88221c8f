import type { StyleRule } from '@vanilla-extract/css'
import { below, from } from './states.ts'

/** The heights of a public page's navigation in px. */
export const siteBar = { narrow: 60, wide: 76 } as const

/** What a public page leaves free between its navigation and its first section, in px. */
export const siteMain = { narrow: 24, wide: 40 } as const

/** From which width of the window in px a public page has its full layout. */
const WIDE = 768

/** Media conditions of public pages. */
export const siteMedia = { wide: from(WIDE), narrow: below(WIDE) } as const

/** The line of a public page: 1152 px of content, centred, with gutters. */
export const siteLine: StyleRule = { inlineSize: 'min(1152px, 100% - 32px)', marginInline: 'auto' }
