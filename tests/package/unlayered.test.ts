import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { computed, looks, openApps, ours } from './beside.ts'

// A library of today whose stylesheet stands in no layer and names its own classes.
const library = "import 'highlight.js/styles/github.css'"
const reset = "import './layered.css'"
const apps = {
  alone: [ours],
  'library first': [library, ours],
  'library last': [ours, library],
  'reset first': [reset, ours],
  'reset last': [ours, reset],
  'reset in no layer': [ours, "import './reset.css'"],
}

/** A reset as libraries bring it: by elements, in no layer. */
const resetCss = `
* { margin: 0; padding: 0; border: 0; vertical-align: baseline; }
h1, a, button, input, label { font: inherit; color: inherit; text-decoration: none; background: none; }
ul { list-style: none; }
button { font-weight: 700; }
`
/** The stranger's own elements: one with the library's class, one that the reset reaches. */
const own = { pre: 'hljs', button: '' }

let opened: Awaited<ReturnType<typeof openApps<keyof typeof apps>>>

beforeAll(async () => {
  opened = await openApps(apps, own, {
    'reset.css': resetCss,
    'layered.css': "@import url('reset.css') layer(base);",
  })
})
afterAll(() => opened?.close())

test.each(['library first', 'library last'] as const)(
  '%s: our components look as they do alone',
  async (app) => {
    const alone = await looks(opened.pages.alone)
    expect(alone.length).toBeGreaterThan(15)
    expect(await looks(opened.pages[app])).toEqual(alone)
  },
)

describe('what is the other’s stays so', () => {
  test.each(['library first', 'library last'] as const)('%s: its class looks as it says', async (app) => {
    const wanted = { backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(36, 41, 46)' }
    expect(await computed(opened.pages[app], 'pre', Object.keys(wanted))).toEqual(wanted)
  })

  test.each(['reset first', 'reset last'] as const)('%s: it holds on an own button', async (app) => {
    expect(await computed(opened.pages[app], 'button', ['fontWeight', 'padding'])).toEqual({
      fontWeight: '700',
      padding: '0px',
    })
  })
})

test('a reset in no layer takes from our components, as the documentation says', async () => {
  expect(await looks(opened.pages['reset in no layer'])).not.toEqual(await looks(opened.pages.alone))
})
