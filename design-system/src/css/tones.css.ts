import { createVar } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { toneNames, type Tone } from '../tokens/ramps.ts'
import { toneRoleNames } from '../tokens/roles.ts'
import { style } from './style.ts'

/** The colours of whichever tone an element has; variants read them, so tones and variants add up, not multiply. */
export const toneVars = {
  base: createVar('tone-base'),
  solid: createVar('tone-solid'),
  solidHover: createVar('tone-solid-hover'),
  onSolid: createVar('tone-on-solid'),
  soft: createVar('tone-soft'),
  softHover: createVar('tone-soft-hover'),
  ink: createVar('tone-ink'),
  line: createVar('tone-line'),
}

/** A class per tone that fills `toneVars`. */
export const toneClass = Object.fromEntries(
  toneNames.map((tone) => [
    tone,
    style(
      { vars: Object.fromEntries(toneRoleNames.map((role) => [toneVars[role], vars.tone[tone][role]])) },
      tone,
    ),
  ]),
) as Record<Tone, string>
