import { control, text } from '../../css/factories.ts'
import { pageTop } from '../../css/page-top.ts'
import { siteBar, siteLine, siteMedia } from '../../css/site-line.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const header = style({
  position: 'sticky',
  insetBlockStart: pageTop,
  zIndex: vars.layer.sticky,
  transitionProperty: 'background-color, box-shadow',
  transitionDuration: vars.motion.base,
  selectors: {
    '&[data-scrolled], &:has([aria-expanded="true"])': {
      background: `color-mix(in oklch, ${vars.color.canvas} 82%, transparent)`,
      backdropFilter: 'blur(14px) saturate(1.6)',
      boxShadow: `0 1px ${vars.color.line}`,
    },
  },
  '@media': {
    [media.forcedColors]: { background: 'Canvas', borderBlockEnd: '1px solid CanvasText' },
    [media.print]: { display: 'none' },
  },
})
export const bar = style({
  overflowWrap: 'anywhere',
  ...siteLine,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minBlockSize: siteBar.narrow,
  paddingBlock: 6,
  '@media': { [siteMedia.wide]: { minBlockSize: siteBar.wide } },
})
export const brand = style({ minInlineSize: 0, marginInlineEnd: 16 })
export const navigation = style({
  display: 'none',
  '@media': { [media.md]: { display: 'block' } },
})
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const link = style({
  ...control({
    ...text('md', 'medium'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minBlockSize: 36,
    paddingInline: 12,
    borderRadius: vars.radius.control,
    color: vars.color.inkMuted,
    selectors: {
      [state.hovered]: { color: vars.color.ink, background: vars.color.hover },
      [state.expanded]: { color: vars.color.ink, background: vars.color.hover },
      [state.current]: { color: vars.tone.primary.ink },
    },
    '@media': { [media.forcedColors]: { border: 0 } },
  }),
})
export const end = style({
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 6,
  marginInlineStart: 'auto',
})
export const actions = style({
  display: 'none',
  marginInlineStart: 6,
  '@media': { [siteMedia.wide]: { display: 'flex', gap: 8 } },
})
export const opener = style({ '@media': { [media.md]: { display: 'none' } } })
