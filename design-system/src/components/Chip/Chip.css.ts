import { text, truncate } from '../../css/factories.ts'
import { recipe } from '../../css/recipe.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

export const chip = recipe(
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      verticalAlign: 'middle',
      maxInlineSize: '100%',
      borderRadius: vars.radius.full,
      '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
    },
    variants: {
      variant: {
        soft: { background: toneVars.soft, color: toneVars.ink },
        outlined: { boxShadow: `inset 0 0 0 1px ${toneVars.line}`, color: toneVars.ink },
        raised: { background: vars.color.surface, color: toneVars.ink, boxShadow: vars.shadow.raised },
        solid: { background: toneVars.solid, color: toneVars.onSolid },
      },
      shape: { round: '', rounded: { borderRadius: 6 } },
      size: {
        small: { ...text('2xs', 'semibold'), minBlockSize: 20, paddingInline: 7, gap: 5 },
        medium: { ...text('xs', 'semibold'), minBlockSize: 24, paddingInline: 9, gap: 6 },
      },
    },
  },
  'chip',
)
export const dot = style({
  flex: 'none',
  inlineSize: 6,
  blockSize: 6,
  borderRadius: vars.radius.full,
  background: 'currentColor',
  opacity: 0.85,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})
export const label = style(truncate)
