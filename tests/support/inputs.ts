import { pointerMap, User } from '@react-aria/test-utils'
import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { render } from './render.tsx'

/** How a person works a page, and the way it is read. */
export interface Input {
  by: 'mouse' | 'touch' | 'keyboard'
  language: 'en' | 'ar'
}

/** Every way to work a page in both reading directions, for `test.each`: "chooses by $by in $language". */
export const inputs: readonly Input[] = (['mouse', 'touch', 'keyboard'] as const).flatMap((by) =>
  (['en', 'ar'] as const).map((language) => ({ by, language })),
)

const stopsAtMost = 100
const lists = '[role="menu"], [role="listbox"], [role="grid"], [role="toolbar"]'

let lastTouch = -Infinity
/** A mouse that follows a finger within half a second is its echo to react-aria, which then does not hover. */
async function afterEcho() {
  const wait = lastTouch + 550 - performance.now()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
}

/** The testers wrap what they do in React's own `act`, which asks for this. */
function expectActs() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  onTestFinished(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: undefined }))
}

/**
 * Renders for a person who works the page in one way. `hands` has react-aria's testers of patterns, which do the
 * same; what they have none for is pressed with `press`, and chosen in a list with `choose`.
 */
export async function renderFor({ by, language }: Input, content: ReactNode) {
  if (by === 'mouse') await afterEcho()
  if (by === 'touch') onTestFinished(() => void (lastTouch = performance.now()))
  const view = await render(content, { language })
  expectActs()
  const user = userEvent.setup({ pointerMap })
  const [forward, back] =
    language === 'ar' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}']

  const point = (target: Element) =>
    by === 'touch' ? user.pointer({ target, keys: '[TouchA]' }) : user.click(target)

  async function reach(target: Element, step: () => Promise<void>) {
    for (let stops = 0; document.activeElement !== target; stops++) {
      if (stops === stopsAtMost) throw new Error(`The keyboard does not reach “${target.textContent}”.`)
      await step()
    }
  }

  /** Tab reaches a table of records once; from there the arrow keys walk to its cells. */
  async function recordNavigation(table: HTMLTableElement, target: Element) {
    for (let stops = 0; !table.contains(document.activeElement); stops++) {
      if (stops === stopsAtMost) throw new Error('The keyboard does not reach the table.')
      await user.tab()
    }
    await waitFor(() => {
      if (!table.querySelector('[tabindex="0"]')) throw new Error('The table cannot be walked yet.')
    })
    const isAfter = (other: Element) =>
      document.activeElement!.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
    const row = target.closest('tr')!
    for (let steps = 0; !row.contains(document.activeElement); steps++) {
      if (steps === stopsAtMost) throw new Error(`The arrow keys do not reach “${row.textContent}”.`)
      await user.keyboard(isAfter(row) ? '{ArrowDown}' : '{ArrowUp}')
    }
    await user.keyboard('{Home}')
    await reach(target, () => user.keyboard(forward))
  }

  return {
    ...view,
    user,
    hands: new User({ interactionType: by }),
    direction: language === 'ar' ? ('rtl' as const) : ('ltr' as const),
    /** The arrow keys along a line, by the reading direction. */
    forward,
    back,
    /** Presses what Tab reaches, or in a table of records Tab and the arrow keys. */
    press: async (target: Element, key = '{Enter}') => {
      if (by !== 'keyboard') return point(target)
      const table = target.closest<HTMLTableElement>('table:has([aria-rowindex])')
      await (table ? recordNavigation(table, target) : reach(target, () => user.tab()))
      await user.keyboard(key)
    },
    /** Chooses what the arrow keys reach, down by default, in a list that has the focus or is about to. */
    choose: async (target: Element, { along = '{ArrowDown}', key = '{Enter}' } = {}) => {
      if (by !== 'keyboard') return point(target)
      const list = target.closest(lists)
      await waitFor(() => {
        if (!list?.contains(document.activeElement)) throw new Error('The list does not have the focus.')
      })
      await reach(target, () => user.keyboard(along))
      await user.keyboard(key)
    },
  }
}
