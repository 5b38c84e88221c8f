import { merge, surface } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'

export const paper = style(
  merge(surface('raised', 'card'), {
    minInlineSize: 0,
    padding: 'clamp(16px, 4vw, 48px)',
    overflowWrap: 'anywhere',
    '@media': { [media.print]: { padding: 0, border: 0, boxShadow: 'none' } },
  }),
)

const onPaper = (selector: string, rule: object) =>
  globalStyle('components', `:root:has(.${paper.split(' ')[0]}) ${selector}`, {
    '@media': { [media.print]: rule },
  })
const sheet = `.${paper.split(' ')[0]}`

// What holds the sheet steps back, so that its pages break as those of a plain document; the rest stays off them.
onPaper(`body *:has(${sheet})`, {
  display: 'block !important',
  margin: '0 !important',
  padding: '0 !important',
  overflow: 'visible !important',
  minBlockSize: '0 !important',
})
onPaper(`body *:not(:has(${sheet}), ${sheet}, ${sheet} *)`, { display: 'none !important' })

// Each further sheet begins a page of its own.
onPaper(`${sheet} + ${sheet}`, { breakBefore: 'page' })
