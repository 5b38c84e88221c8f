import { style, styleVariants } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** The looks of the kinds of words in code. */
export const kinds = {
  ...styleVariants(
    {
      keyword: vars.tone.info.ink,
      name: vars.tone.primary.ink,
      string: vars.tone.success.ink,
      number: vars.tone.warning.ink,
      tag: vars.tone.danger.ink,
      quiet: vars.color.inkMuted,
    },
    (color) => ({ color }),
  ),
  comment: style({ color: vars.color.inkSubtle, fontStyle: 'italic' }),
}
export type Kind = keyof typeof kinds
