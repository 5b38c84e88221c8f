import type { Color, Tone } from '../tokens/ramps.ts'
import { toneNames } from '../tokens/ramps.ts'
import type { Roles } from '../tokens/roles.ts'

/** A text or mark and what it stands on, with the contrast that the pair must reach. */
export interface ContrastPair {
  readonly name: string
  readonly front: Color
  readonly back: Color
  readonly atLeast: 4.5 | 3
}

const grounds = ['canvas', 'surface', 'surfaceRaised', 'sunken', 'selected'] as const
const texts = ['ink', 'inkMuted', 'inkSubtle'] as const

function tonePairs(roles: Roles, tone: Tone): ContrastPair[] {
  const own = roles.tone[tone]
  const plain = (['canvas', 'surface', 'surfaceRaised'] as const).map((ground) => ({
    name: `${tone}.ink on ${ground}`,
    front: own.ink,
    back: roles.color[ground],
    atLeast: 4.5 as const,
  }))
  return [
    ...plain,
    { name: `${tone}.onSolid on solid`, front: own.onSolid, back: own.solid, atLeast: 4.5 },
    { name: `${tone}.onSolid on solidHover`, front: own.onSolid, back: own.solidHover, atLeast: 4.5 },
    { name: `${tone}.ink on soft`, front: own.ink, back: own.soft, atLeast: 4.5 },
    { name: `${tone}.ink on softHover`, front: own.ink, back: own.softHover, atLeast: 4.5 },
    { name: `${tone}.solid on surface`, front: own.solid, back: roles.color.surface, atLeast: 3 },
  ]
}

/** Every pair of text and ground that components may make; the contrast test checks them all. */
export function contrastPairs(roles: Roles): ContrastPair[] {
  const { color } = roles
  return [
    ...grounds.flatMap((ground) =>
      texts.map((text) => ({
        name: `${text} on ${ground}`,
        front: color[text],
        back: color[ground],
        atLeast: 4.5 as const,
      })),
    ),
    { name: 'onInverse on inverse', front: color.onInverse, back: color.inverse, atLeast: 4.5 },
    { name: 'lineControl on surface', front: color.lineControl, back: color.surface, atLeast: 3 },
    { name: 'focusRing on surface', front: color.focusRing, back: color.surface, atLeast: 3 },
    { name: 'focusRing on canvas', front: color.focusRing, back: color.canvas, atLeast: 3 },
    ...toneNames.flatMap((tone) => tonePairs(roles, tone)),
  ]
}
