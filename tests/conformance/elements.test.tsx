import { type ReactElement, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Language, languages, loadMessages } from '../../design-system/src/locale/languages.ts'
import { LocaleProvider } from '../../design-system/src/locale/LocaleProvider.tsx'
import { roles } from '../../scripts/package/roles.ts'
import { render } from '../support/render.tsx'
import type { Probe } from './example.ts'
import { brokenReferences, repeatedIds } from './markup.ts'
import { entries, words } from './registry.ts'

/** A probe, and the elements that it was handed to. */
function probing() {
  const reached: Element[] = []
  const probe: Probe = {
    ref: (element) => {
      if (element) reached.push(element)
    },
    'data-probe': 'here',
  }
  return { probe, reached }
}

const within = (
  content: ReactElement,
  language: Language,
  messages: Parameters<typeof LocaleProvider>[0]['messages'],
) => (
  <LocaleProvider language={language} messages={messages}>
    {content}
  </LocaleProvider>
)

/** Elements whose role tells nothing. */
const PLAIN = 'div, span, p, kbd, dl, iframe, svg[aria-hidden]'

describe.each(entries.filter(({ hasElement }) => hasElement))('$name', ({ name, draw }) => {
  test('hands its ref and its data attributes to one element', async () => {
    const { probe, reached } = probing()
    const { unmount } = await render(draw(probe, words.short))
    const marked = await waitFor(() => {
      const all = document.querySelectorAll('[data-probe]')
      expect(all).toHaveLength(1)
      return all[0]!
    })
    expect(marked.getAttribute('data-probe')).toBe('here')
    expect(new Set(reached)).toEqual(new Set([marked]))
    // What has a role is told with it in the documentation.
    expect(name in roles || marked.matches(`:is(${PLAIN}):not([role])`)).toBe(true)
    unmount()
  })
})

describe.each(entries)('$name', ({ name, draw }) => {
  test('renders on a server, and the page takes it over without a change', async () => {
    const messages = await loadMessages('en')
    const content = within(draw(probing().probe, words.short), 'en', messages)
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(content)
    const recovered: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(place, content, { onRecoverableError: (error) => recovered.push(error) }),
    )
    expect(recovered).toEqual([])
    act(() => root.unmount())
    place.remove()
  })

  test('keeps the rules of markup, in strict mode and in every language', async () => {
    for (const language of languages) {
      const { unmount } = await render(<StrictMode>{draw(probing().probe, words.short)}</StrictMode>, {
        language,
      })
      expect(repeatedIds(document.body)).toEqual([])
      expect(brokenReferences(document.body)).toEqual([])
      unmount()
    }
  })

  test('has the roles that its page tells', async () => {
    const { unmount } = await render(draw(probing().probe, words.short))
    for (const role of roles[name] ?? []) expect(await screen.findAllByRole(role)).not.toEqual([])
    unmount()
  })

  test('bears words that are too long, and none at all', async () => {
    for (const text of [words.long, words.empty]) {
      const { unmount } = await render(draw(probing().probe, text))
      expect(brokenReferences(document.body)).toEqual([])
      unmount()
    }
  })
})
