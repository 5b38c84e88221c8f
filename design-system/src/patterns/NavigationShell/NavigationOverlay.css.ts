import { createVar } from '@vanilla-extract/css'
import { transition } from '../../css/factories.ts'
import { rtl, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { wordsOpacity } from './NavigationEntry.css.ts'
import { activeInk } from './NavigationTree.css.ts'

const edge = createVar('edge')
const gone = `${state.entering}, ${state.exiting}`

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  background: vars.color.scrim,
  ...transition('opacity', 'base'),
  selectors: { [gone]: { opacity: 0 } },
})
export const panel = style({
  vars: { [edge]: '-100%', [wordsOpacity]: '1', [activeInk]: vars.color.ink },
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'min(288px, 86vw)',
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  ...transition('transform', 'base'),
  selectors: { [rtl]: { vars: { [edge]: '100%' } }, [gone]: { transform: `translateX(${edge})` } },
})
export const dialog = style({
  blockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: '16px 12px',
  paddingInline: '24px 16px',
})
export const frame = style({ flex: 1, minBlockSize: 0, display: 'flex' })
export const scroll = style({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '12px 25%',
  padding: '0 14px 24px',
})
