import { merge, transition, truncate } from '../../../css/factories.ts'
import { media } from '../../../css/states.ts'
import { globalStyle, style } from '../../../css/style.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { narrow } from '../DataTable.css.ts'
import { cell } from '../rows.css.ts'

const hovers = '(hover: hover)'
const bleed = 8

/** Holds what is shown and what changes it, so that one stands exactly where the other does. */
export const editable = style({
  display: 'block',
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  // Seen once a pointer or the focus is there: this can be changed.
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlock: -bleed,
    insetInline: -bleed,
    borderRadius: vars.radius.small,
    border: `1px solid transparent`,
    ...transition('border-color, background-color'),
  },
  '@media': {
    [hovers]: {
      selectors: {
        [`${cell}:hover > &:not(:has([data-cell-editor]))::before`]: {
          borderColor: vars.color.line,
          background: vars.color.surface,
        },
      },
    },
    [media.forcedColors]: {
      selectors: { [`${cell}:not(:hover) > &::before`]: { borderStyle: 'none' } },
    },
    [media.print]: { '::before': { display: 'none' } },
  },
})
globalStyle('components', `${cell}:has(> ${editable})`, { overflow: 'visible' })
globalStyle('components', `${cell}:has(> ${editable}):focus-visible`, { outline: 'none' })
globalStyle('components', `${cell}:focus-visible > ${editable}::before`, {
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: -1,
})

export const value = style(
  merge(truncate, {
    display: 'block',
    selectors: {
      [`${editable}:has([data-cell-editor]) > &`]: { visibility: 'hidden' },
      '&[aria-busy]': { color: vars.color.inkMuted },
    },
    // Where nothing hovers the pencil is always there, beside the words.
    '@media': {
      '(hover: none)': {
        paddingInlineEnd: 28,
        selectors: { [`${editable}[data-align="end"] > &`]: { paddingInline: '28px 0' } },
      },
      [media.print]: { padding: 0, overflow: 'visible', whiteSpace: 'normal' },
    },
    '@container': {
      [narrow]: {
        '@media': {
          '(hover: none)': {
            selectors: { [`${editable}[data-align="end"] > &`]: { paddingInline: '0 28px' } },
          },
        },
      },
    },
  }),
)

const pen =
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black'` +
  ` stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4'/%3E%3C/svg%3E")`
const shownPen = { opacity: 1 }
export const pencil = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: -6,
  translate: '0 -50%',
  inlineSize: 28,
  blockSize: 28,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.inkSubtle,
  opacity: 0,
  cursor: 'default',
  outline: 'none',
  ...transition('opacity'),
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 6,
    insetInline: 6,
    background: 'currentColor',
    mask: `${pen} center / contain no-repeat`,
  },
  selectors: {
    // Before numbers, which end where the cell does.
    [`${editable}[data-align="end"] > &`]: { insetInlineEnd: 'auto', insetInlineStart: -6 },
    [`:focus-visible > ${editable} > &, &:focus-visible, &[aria-expanded="true"]`]: shownPen,
    [`${editable}:has([data-cell-editor]) > &`]: { visibility: 'hidden' },
  },
  '@media': {
    [hovers]: {
      selectors: { [`${cell}:hover > ${editable} > &`]: shownPen, '&:hover': { color: vars.color.ink } },
    },
    '(hover: none)': { opacity: 0.7, background: 'none' },
    [media.touch]: {
      inlineSize: 44,
      blockSize: 44,
      insetInlineEnd: -14,
      '::after': { insetBlock: 14, insetInline: 14 },
    },
    [media.forcedColors]: { '::after': { background: 'ButtonText' } },
    [media.print]: { display: 'none' },
  },
  // In cards all words begin on one side.
  '@container': {
    [narrow]: {
      selectors: {
        [`${editable}[data-align="end"] > &`]: { insetInlineStart: 'auto', insetInlineEnd: -6 },
      },
      '@media': {
        [media.touch]: { selectors: { [`${editable}[data-align="end"] > &`]: { insetInlineEnd: -14 } } },
      },
    },
  },
})
// As far from each other as a finger needs.
globalStyle('components', `${cell}:has(> ${editable})`, {
  '@container': { [narrow]: { '@media': { [media.touch]: { minBlockSize: 44, alignContent: 'center' } } } },
})

/** The field over the words: they stand where they stood, and the row is as high as it was. */
export const field = style({
  position: 'absolute',
  zIndex: 1,
  insetBlock: -bleed,
  insetInline: -bleed,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.focusRing}, 0 0 0 3px color-mix(in oklch, ${vars.color.focusRing} 24%, transparent)`,
  selectors: {
    '&[data-invalid]': {
      boxShadow: `inset 0 0 0 1px ${vars.tone.danger.base}, 0 0 0 3px color-mix(in oklch, ${vars.tone.danger.base} 24%, transparent)`,
    },
  },
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
  '@container': { [narrow]: { insetBlock: -4 } },
})
export const input = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: `0 ${bleed}px`,
  border: 0,
  borderRadius: 'inherit',
  outline: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  fontVariantNumeric: 'inherit',
})
