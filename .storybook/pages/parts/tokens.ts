import '../../../design-system/src/theme/chart-colors.css.ts'
import '../../../design-system/src/theme/ramps.css.ts'
import names from '../../../design-system/src/tokens/token-names.txt?raw'

/** How a token is shown beside its value. */
export type Look = 'colour' | 'shadow' | 'radius' | 'text' | 'none'

export interface Token {
  name: string
  /** The first word of its name: `color`, `tone`, `density`. */
  group: string
  look: Look
}

const looks: Record<string, Look> = {
  color: 'colour',
  tone: 'colour',
  ramp: 'colour',
  chart: 'colour',
  heat: 'colour',
  shadow: 'shadow',
  radius: 'radius',
  text: 'text',
}

/** Every token, in the order of names. */
export const tokens: readonly Token[] = names
  .trim()
  .split('\n')
  .map((name) => {
    const [, group = ''] = /^--ds-([a-z]+)/.exec(name) ?? []
    return { name, group, look: looks[group] ?? 'none' }
  })

/** What the tokens are on the page now. */
export function valuesOf(element: Element): ReadonlyMap<string, string> {
  const style = getComputedStyle(element)
  return new Map(tokens.map(({ name }) => [name, style.getPropertyValue(name).trim()]))
}

/** Those whose name or value has every word of what is looked for. */
export function findTokens(values: ReadonlyMap<string, string>, search: string) {
  const words = search.toLowerCase().split(/\s+/)
  return tokens.filter(({ name }) => {
    const text = `${name} ${values.get(name) ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
