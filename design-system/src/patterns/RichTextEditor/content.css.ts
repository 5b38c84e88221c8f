import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { area as frame } from './frame.css.ts'

/** The text as prose is set, with what it takes to write it. */
export const area = style([
  frame,
  {
    position: 'relative',
    outline: 'none',
    fontWeight: vars.weight.regular,
    letterSpacing: 'normal',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    // Scrolling past its end is not scrolling the page.
    overscrollBehavior: 'contain',
    selectors: {
      '&&': { maxInlineSize: 'none' },
      '&[data-empty]::before': {
        content: 'attr(data-placeholder)',
        position: 'absolute',
        insetInline: 14,
        color: vars.color.inkSubtle,
        pointerEvents: 'none',
        unicodeBidi: 'plaintext',
        whiteSpace: 'normal',
      },
    },
  },
])

const within = (selector: string, rule: Parameters<typeof globalStyle>[2]) =>
  globalStyle('components', `${area} ${selector}`, rule)

/** What stays chosen while the focus is elsewhere. */
within('.selection', { background: `color-mix(in oklch, ${vars.color.focusRing} 28%, transparent)` })
const chosen = { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 }
within('.ProseMirror-selectednode', chosen)
within('img', { maxInlineSize: '100%', cursor: 'default' })

// Cells are seen while one writes in them.
within(':is(td, th)', { position: 'relative', border: `1px solid ${vars.color.line}`, paddingInline: 10 })
within('th', { background: vars.color.sunken })
within('.selectedCell', { background: `color-mix(in oklch, ${vars.color.focusRing} 18%, transparent)` })

// What ProseMirror asks for.
within('img.ProseMirror-separator', { display: 'inline', border: 0, margin: 0, inlineSize: 0, blockSize: 0 })
within('.ProseMirror-gapcursor', {
  display: 'none',
  position: 'absolute',
  pointerEvents: 'none',
  inlineSize: 24,
  borderBlockStart: `2px solid ${vars.color.focusRing}`,
})
globalStyle('components', `${area}:focus .ProseMirror-gapcursor`, { display: 'block' })
globalStyle('components', `${area}.ProseMirror-hideselection ::selection`, { background: 'transparent' })
globalStyle('components', `${area}.ProseMirror-hideselection`, { caretColor: 'transparent' })
globalStyle('components', '.drop-place', { background: vars.color.focusRing })
