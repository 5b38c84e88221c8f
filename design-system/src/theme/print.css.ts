import { globalStyle } from '../css/style.ts'
import { vars } from '../tokens/contract.css.ts'

const print = (selector: string, rule: object) =>
  globalStyle('layout', selector, { '@media': { print: rule } })

// Paper has its own ground, lines in place of shadows, and the colours that carry meaning as they are on the screen.
print(':root', { printColorAdjust: 'exact' })
print(':root, [data-theme], [data-skin]', {
  vars: {
    [vars.color.canvas]: vars.color.surface,
    [vars.shadow.resting]: '0 0 #0000',
    [vars.shadow.raised]: '0 0 #0000',
    [vars.shadow.solid]: '0 0 #0000',
    // Within the edge: a line outside of it would be seen on the page before.
    [vars.shadow.edge]: `inset 0 0 0 1px ${vars.color.line}`,
  },
})
print('h1, h2, h3, h4, h5, h6', { breakAfter: 'avoid' })
print('li, tr, figure, img, svg', { breakInside: 'avoid' })
