import { expect } from 'vitest'
import { sessionOf, stored } from '../../support/session-cookies.ts'
import type { Engine, EnginePage } from './engine.ts'
import { aim, find, type Found, type Wanted } from './find.ts'

const PATIENCE = { timeout: 60_000, interval: 100 }

/** Keys without a letter, as WebDriver writes them. */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const
export type Key = keyof typeof KEYS

const down = (value: string) => ({ type: 'keyDown' as const, value })
const up = (value: string) => ({ type: 'keyUp' as const, value })

/** Someone before a page of the product in any engine: looks, presses, types. */
export interface Person {
  goTo: (path: string) => Promise<void>
  /** Presses the middle of what is called so, once it is there and nothing lies over it. */
  press: (role: string, name?: string, more?: Omit<Wanted, 'role' | 'name'>) => Promise<void>
  /** Puts the focus on it, as Tab would after many presses. */
  focus: (selector: string) => Promise<void>
  type: (text: string) => Promise<void>
  keys: (...keys: Key[]) => Promise<void>
  /** Presses a key while Control is held. */
  control: (letter: string) => Promise<void>
  /** Waits until the page shows the words. */
  sees: (words: string) => Promise<void>
  seesNot: (words: string) => Promise<void>
  /** Waits for the address, without its origin. */
  standsAt: (address: RegExp) => Promise<void>
  /** The address and what the page says, or the dialog over it, for whoever reads of a failure. */
  looks: () => Promise<string>
  /** Waits until a question to the page has this answer. */
  until: <Args extends readonly unknown[], Answer>(
    question: (...args: Args) => Answer,
    answer: NoInfer<Answer> | RegExp,
    ...args: Args
  ) => Promise<void>
  /** Runs a function that needs nothing around it in the page. */
  ask: <Args extends readonly unknown[], Answer>(
    question: (...args: Args) => Answer,
    ...args: Args
  ) => Promise<Awaited<Answer>>
}

interface Visit {
  origin: string
  isSignedIn?: boolean
}

/** A person in a browser of their own, signed in as the admin or a visitor. */
export async function personIn(engine: Engine, { origin, isSignedIn = true }: Visit) {
  const page = await engine.open()
  const person = personAt(page, origin)
  // A file of the product, so that its cookies can be written before the product runs.
  await page.goTo(new URL('/robots.txt', origin).href)
  const cookies = [stored('DATA1522-theme', 'light'), ...(isSignedIn ? sessionOf('admin') : [])]
  await person.ask((all) => {
    for (const { name, value } of all) document.cookie = `${name}=${value}; path=/`
    localStorage.setItem('DATA1522-tour-1', 'offered')
  }, cookies)
  return { person, close: page.close }
}

function personAt(page: EnginePage, origin: string): Person {
  const ask: Person['ask'] = async (question, ...args) => page.run(String(question), args) as never
  const text = () => ask(() => document.body.innerText.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, ''))
  const strike = (...values: string[]) =>
    page.act([{ type: 'key', id: 'keys', actions: values.flatMap((value) => [down(value), up(value)]) }])
  return {
    ask,
    looks: () =>
      ask(() => {
        const place =
          document.querySelector<HTMLElement>('[role=dialog]') ??
          document.querySelector('main') ??
          document.body
        return `At ${location.href}:\n${place.innerText.replaceAll(/\n+/g, ' · ').slice(0, 600)}`
      }),
    until: async (question, answer, ...args) => {
      const isAnswer = (given: unknown) =>
        answer instanceof RegExp ? answer.test(String(given)) : given === answer
      const message = `${String(question)} is ${String(answer)}`
      await expect
        .poll(async () => isAnswer(await ask(question, ...args)), { ...PATIENCE, message })
        .toBe(true)
    },
    goTo: (path) => page.goTo(new URL(path, origin).href),
    press: async (role, name, more) => {
      let before: Found | undefined
      let at: Found | undefined
      const isStable = async () => {
        before = at
        at = await ask(find, { role, name, ...more })
        return Boolean(at?.isReached && before && at.x === before.x && at.y === before.y)
      }
      const isPressed = async () => {
        if (!(await isStable())) return false
        const { x, y } = at!
        await ask(aim)
        await page.act([
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x, y },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ])
        // A page that cannot say has been left by the press.
        return !(await ask(() => Reflect.get(window, 'isMissed') as boolean).catch(() => false))
      }
      await expect
        .poll(isPressed, { ...PATIENCE, message: `${role} ${name ?? ''} can be pressed` })
        .toBe(true)
    },
    focus: async (selector) => {
      const isThere = () =>
        ask((wanted) => {
          const element = document.querySelector<HTMLElement>(wanted)
          element?.focus()
          return document.activeElement === element && element !== null
        }, selector)
      await expect.poll(isThere, { ...PATIENCE, message: `${selector} takes the focus` }).toBe(true)
    },
    type: (letters) => strike(...Array.from(letters)),
    keys: async (...keys) => {
      for (const key of keys) await strike(KEYS[key])
    },
    control: (letter) =>
      page.act([
        {
          type: 'key',
          id: 'keys',
          actions: [down(KEYS.Control), down(letter), up(letter), up(KEYS.Control)],
        },
      ]),
    sees: (words) => expect.poll(text, PATIENCE).toContain(words),
    seesNot: (words) => expect.poll(text, PATIENCE).not.toContain(words),
    standsAt: (address) =>
      expect.poll(() => ask(() => location.href.slice(location.origin.length)), PATIENCE).toMatch(address),
  }
}
