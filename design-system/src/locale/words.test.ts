import { describe, expect, test } from 'vitest'
import { languages } from './languages.ts'
import { ar } from './forms/ar.ts'
import { en } from './forms/en.ts'
import { fr } from './forms/fr.ts'
import { ar as pageAr } from './messages/ar.ts'
import { en as pageEn } from './messages/en.ts'
import { fr as pageFr } from './messages/fr.ts'

const page = { en: pageEn, fr: pageFr, ar: pageAr }
const forms = { en, fr, ar }
type Words = Record<string, unknown>

/** What a word says; a phrase is told a marked value for each thing it names. */
function saying(message: unknown): { said: string; given: string[] } {
  if (typeof message === 'string') return { said: message, given: [] }
  const phrase = message as (...values: unknown[]) => string
  const given = Array.from({ length: phrase.length }, (_, at) => `value ${at}`)
  const said = phrase(...given)
  // A counted phrase takes a number instead, and may say it in a word.
  return /NaN|ليس/.test(said) ? { said: phrase(5), given: ['5'] } : { said, given }
}

describe.each([
  ['the page', page],
  ['forms', forms],
])('the words of %s', (_, all: Record<(typeof languages)[number], Words>) => {
  test.each(['fr', 'ar'] as const)('%s has a word for each of English, and no more', (language) => {
    expect(Object.keys(all[language]).toSorted()).toEqual(Object.keys(all.en).toSorted())
  })

  test.each(languages)('%s: every word says something, and names what it is told', (language) => {
    const silent = Object.entries(all[language]).filter(([, message]) => {
      const { said, given } = saying(message)
      return said === '' || said !== said.trim() || given.some((value) => !said.includes(value))
    })
    expect(silent).toEqual([])
  })

  test('Arabic is written in Arabic', () => {
    const foreign = /Caps Lock|Ctrl|Esc|name@example\.com|https:\/\/example\.com/g
    const words = Object.entries(all.ar).filter(([, word]) => typeof word === 'string')
    expect(words.filter(([, word]) => /[a-z]/i.test(String(word).replaceAll(foreign, '')))).toEqual([])
  })
})
