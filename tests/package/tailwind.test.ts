import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compile } from 'tailwindcss'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { computed, looks, openApps, ours } from './beside.ts'

const tailwind = "import './tailwind.css'"
const apps = { alone: [ours], 'Tailwind first': [tailwind, ours], 'Tailwind last': [ours, tailwind] }

/** The stranger's own elements, each with its utilities and what they must come to. */
const own = {
  h1: ['mt-8 text-3xl font-bold text-white', { marginTop: '32px', fontSize: '30px', fontWeight: '700' }],
  a: ['text-white underline', { color: 'rgb(255, 255, 255)', textDecorationLine: 'underline' }],
  ul: ['list-disc ps-8', { listStyleType: 'disc', paddingInlineStart: '32px' }],
  button: [
    'rounded-md border-2 bg-black px-6 py-3 text-white',
    {
      backgroundColor: 'rgb(0, 0, 0)',
      color: 'rgb(255, 255, 255)',
      padding: '12px 24px',
      borderTopWidth: '2px',
    },
  ],
  input: ['mx-2 text-lg', { marginInlineStart: '8px', fontSize: '18px' }],
  img: ['inline max-w-none', { display: 'inline', maxWidth: 'none' }],
} as const
const classes = Object.values(own).flatMap(([names]) => names.split(' '))

async function tailwindCss() {
  const file = createRequire(import.meta.url).resolve('tailwindcss/index.css')
  const sheet = await compile('@import "tailwindcss";', {
    loadStylesheet: async () => ({ path: file, base: join(file, '..'), content: readFileSync(file, 'utf8') }),
  })
  return sheet.build(classes)
}

let opened: Awaited<ReturnType<typeof openApps<keyof typeof apps>>>

beforeAll(async () => {
  const named = Object.fromEntries(Object.entries(own).map(([tag, [names]]) => [tag, names]))
  opened = await openApps(apps, named, { 'tailwind.css': await tailwindCss() })
})
afterAll(() => opened?.close())

describe.each(['Tailwind first', 'Tailwind last'] as const)('%s', (app) => {
  test('our components look as they do alone', async () => {
    const alone = await looks(opened.pages.alone)
    expect(alone.length).toBeGreaterThan(15)
    expect(await looks(opened.pages[app])).toEqual(alone)
  })

  test.each(Object.entries(own))('utilities hold on an own %s', async (tag, [, wanted]) => {
    expect(await computed(opened.pages[app], tag, Object.keys(wanted))).toEqual(wanted)
  })
})
