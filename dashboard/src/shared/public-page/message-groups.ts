import type { MessageGroup } from '../../core/i18n/intl.ts'

/** What the frame of a public page speaks: every screen in it names these groups besides its own. */
export const publicPageGroups = ['publicPage'] as const satisfies readonly MessageGroup[]
