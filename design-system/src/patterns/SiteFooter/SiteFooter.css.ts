import { focusRing, text, touchTarget, transition } from '../../css/factories.ts'
import { siteLine, siteMedia } from '../../css/site-line.ts'
import { from, media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const full = from(1080)

export const footer = style({
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlock: '40px 24px',
  '@media': { [siteMedia.wide]: { paddingBlock: '56px 28px' }, [media.print]: { display: 'none' } },
})
export const grid = style({
  overflowWrap: 'anywhere',
  ...siteLine,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px',
  '@media': {
    [siteMedia.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 304px)',
      gridTemplateAreas: '"about newsletter" "columns columns"',
      gap: '40px 48px',
    },
    [full]: {
      gridTemplateColumns: '232px minmax(0, 1fr) 304px',
      gridTemplateAreas: '"about columns newsletter"',
    },
  },
})
const area = (name: string) => ({ minInlineSize: 0, '@media': { [siteMedia.wide]: { gridArea: name } } })
export const about = style({
  ...area('about'),
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 14,
})
export const description = style({
  ...text('md'),
  margin: 0,
  color: vars.color.inkMuted,
  maxInlineSize: '44ch',
})
export const social = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  margin: 0,
  marginInlineStart: -8,
  padding: 0,
  listStyle: 'none',
})
export const sign = style({
  ...touchTarget,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: vars.radius.control,
  color: vars.color.inkMuted,
  outline: 'none',
  ...transition('color, background-color'),
  selectors: {
    ...touchTarget.selectors,
    ...focusRing(),
    [state.hovered]: { color: vars.color.ink, background: vars.color.hover },
  },
})
export const columns = style({
  ...area('columns'),
  '@media': {
    [siteMedia.wide]: {
      gridArea: 'columns',
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: 32,
    },
  },
})
export const newsletter = style(area('newsletter'))
export const title = style({ ...text('md', 'strong'), margin: 0, paddingBlockEnd: 12, color: vars.color.ink })
export const links = style({ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' })
export const link = style({
  ...text('md'),
  ...touchTarget,
  position: 'relative',
  color: vars.color.inkMuted,
  textDecoration: 'none',
  outline: 'none',
  borderRadius: 4,
  ...transition('color'),
  selectors: {
    ...touchTarget.selectors,
    ...focusRing(),
    [state.hovered]: { color: vars.color.ink, textDecoration: 'underline' },
  },
})
export const legal = style({
  ...siteLine,
  ...text('sm'),
  marginBlock: '32px 0',
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkSubtle,
})
