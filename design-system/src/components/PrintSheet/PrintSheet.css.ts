import { merge, surface } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'

export const printSheet = style(
  merge(surface('raised', 'card'), {
    minInlineSize: 0,
    padding: 'clamp(16px, 4vw, 48px)',
    overflowWrap: 'anywhere',
    '@media': { [media.print]: { padding: 0, border: 0, boxShadow: 'none' } },
  }),
)

const inPrint = (selector: string, rule: object) =>
  globalStyle('components', `:root:has(.${printSheet.split(' ')[0]}) ${selector}`, {
    '@media': { [media.print]: rule },
  })
const sheet = `.${printSheet.split(' ')[0]}`

// The ancestors of the sheet lose their layout, so that it breaks into pages as a plain document does. The rest is hidden.
inPrint(`body *:has(${sheet})`, {
  display: 'block !important',
  margin: '0 !important',
  padding: '0 !important',
  overflow: 'visible !important',
  minBlockSize: '0 !important',
})
inPrint(`body *:not(:has(${sheet}), ${sheet}, ${sheet} *)`, { display: 'none !important' })

// Each further sheet begins on a new page.
inPrint(`${sheet} + ${sheet}`, { breakBefore: 'page' })
