/** A rule of a stylesheet: what stands before its braces, and what stands in them; without braces, a statement. */
interface Rule {
  readonly head: string
  readonly body?: string
}

/** Where the brace that opens at a place closes again. */
function endOf(css: string, opens: number): number {
  let depth = 0
  let quote = ''
  for (let at = opens; at < css.length; at += 1) {
    const sign = css[at]!
    if (sign === '\\') at += 1
    else if (quote) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '{') depth += 1
    else if (sign === '}' && (depth -= 1) === 0) return at
  }
  return css.length
}

/** The rules of a stylesheet without comments, in their order. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  const next = /[;{]/g
  for (let at = 0; at < css.length;) {
    next.lastIndex = at
    const found = next.exec(css)
    if (!found) break
    const head = css.slice(at, found.index).trim()
    if (found[0] === ';') {
      if (head) rules.push({ head })
      at = found.index + 1
      continue
    }
    const end = endOf(css, found.index)
    rules.push({ head, body: css.slice(found.index + 1, end) })
    at = end + 1
  }
  return rules
}

/** Divides a list of selectors at the commas that stand in no parentheses, brackets or quotes. */
const selectorsOf = (list: string) =>
  list.match(/(?:\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)|\[[^\]]*\]|[^,([])+/g) ?? []

/** The classes that a selector asks for; those in parentheses may be alternatives, or what must not be. */
const classesOf = (selector: string) => {
  let bare = selector
  for (let before = ''; before !== bare;) {
    before = bare
    bare = bare.replaceAll(/\([^()]*\)/g, '')
  }
  return Array.from(bare.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, name]) => name!)
}

/** Whether a group holds the package's own rules: its classes are in no markup but what its code draws. */
const isOwn = (head: string) => /^@layer (?:base|components)\.ds\b/.test(head)
const isGroup = (head: string) => /^@(?:layer|media|supports|container|scope)\b/.test(head)

function kept(css: string, isNamed: (name: string) => boolean, isInside = false): string {
  return rulesOf(css)
    .map(({ head, body }) => {
      if (body === undefined) return `${head};`
      if (isGroup(head)) {
        const inner = kept(body, isNamed, isInside || isOwn(head))
        return inner && `${head}{${inner}}`
      }
      if (!isInside || head.startsWith('@')) return `${head}{${body}}`
      const selectors = selectorsOf(head).filter((selector) => classesOf(selector).every(isNamed))
      return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : ''
    })
    .join('')
}

/** Drops the package's animations that no rule names any more; their names are short and made by its compiler. */
const withoutIdle = (css: string) => {
  const frames = /@(?:-webkit-)?keyframes (_[\da-z]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g
  const rest = css.replaceAll(frames, '')
  return css.replaceAll(frames, (all, name: string) => (rest.includes(name) ? all : ''))
}

/**
 * The part of the package's stylesheet that an application needs: the foundation, and the rules whose classes stand in
 * its code. Give it all code that draws, of a browser or of a server, after bundling. Rules that are not the
 * package's own stay.
 */
export function usedStyles(css: string, code: string): string {
  const names = new Set(code.match(/[\w-]+/g))
  const plain = css.replaceAll(/\/\*[^]*?\*\//g, '')
  return withoutIdle(kept(plain, (name) => names.has(name)))
}
