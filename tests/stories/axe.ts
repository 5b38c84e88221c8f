import type axeCore from 'axe-core'
import type { Page } from 'playwright-core'
import { pageRules } from '../../.storybook/page-rules.ts'
import { type Exception, takeOff } from './exceptions.ts'

/** Allows the violations of one axe rule. */
export interface AxeException extends Exception {
  rule: string
}

/** One element that breaks one rule in one mode. */
export interface Violation {
  mode: string
  rule: string
  text: string
}

declare global {
  var axe: typeof axeCore
}

/** A mode of the page: what stands on the document element, where components read it. */
export interface Mode {
  mode: string
  theme: string
  direction: string
  /** The rules that the mode alone can break. @default all */
  rules?: readonly string[]
}

/** What colours decide. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const
/** What sizes and places decide too. */
export const LAYOUT_RULES = [...COLOUR_RULES, 'target-size', 'scrollable-region-focusable'] as const

/**
 * The modes in which axe looks at a page. A mode changes attributes that only styles read, never an element, a name or
 * a role: the first is asked everything, the others what styles decide.
 */
export const MODES: readonly Mode[] = [
  { mode: 'light', theme: 'light', direction: 'ltr' },
  { mode: 'dark right-to-left', theme: 'dark', direction: 'rtl', rules: LAYOUT_RULES },
]

/** The modes in which axe looks at a story; a `picture` story brings the other modes itself. */
export const modesFor = (tags: string[]): readonly Mode[] =>
  tags.includes('picture') ? MODES.slice(0, 1) : MODES

/** The tags of the rules that we keep: WCAG 2.2 to AA, and good practice. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const OPTIONS = {
  runOnly: axeTags,
  rules: Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
  resultTypes: ['violations'],
  preload: false,
} satisfies axeCore.RunOptions

/** Runs axe over the whole document, overlays included, in each of the modes. */
export const findViolations = (page: Page, modes: readonly Mode[]): Promise<Violation[]> =>
  page.evaluate(
    async ({ wanted, options }) => {
      const root = document.documentElement
      const before = { theme: root.dataset.theme, dir: root.dir }
      const show = async (theme: string | undefined, dir: string) => {
        if (theme === undefined) delete root.dataset.theme
        else root.dataset.theme = theme
        root.dir = dir
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      }
      const seen: Violation[] = []
      for (const { mode, theme, direction, rules } of wanted) {
        await show(theme, direction)
        const chosen = rules ? { runOnly: { type: 'rule' as const, values: [...rules] }, rules: {} } : {}
        const wholly = { ...options, ...chosen }
        // To name each element by a selector takes a third of the time, and is only read where something is wrong.
        const { violations: first } = await axe.run(document, { ...wholly, selectors: false })
        const violations = first.length > 0 ? (await axe.run(document, wholly)).violations : []
        for (const { id: rule, impact, help, nodes } of violations)
          for (const { target, failureSummary } of nodes)
            seen.push({
              mode,
              rule,
              text: `${rule} (${impact}): ${help}\n  ${target.join(' ')}\n  ${failureSummary}`,
            })
      }
      await show(before.theme, before.dir)
      return seen
    },
    { wanted: modes, options: OPTIONS },
  )

/** Violations that no exception of the story covers, each told once with its modes, and exceptions that cover none. */
export function axeProblems(violations: Violation[], exceptions: AxeException[]) {
  const { left, stale } = takeOff(violations, exceptions, ({ rule }, violation) => violation.rule === rule)
  const modesOf = Map.groupBy(left, ({ text }) => text)
  return [
    ...[...modesOf].map(([text, same]) => `axe, ${same.map(({ mode }) => mode).join(', ')}: ${text}`),
    ...stale.map(({ rule }) => `stale: axe finds no ${rule} any more; remove the exception`),
  ]
}
