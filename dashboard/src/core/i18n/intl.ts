import {
  formatLocales,
  type Language,
  type LibraryWords,
  loadMessages as loadLibraryWords,
} from '@data1522/design-system/locale'
import { atom } from 'jotai'
import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import { languages } from 'virtual:messages'
import { preferences, storedPreference } from '../preferences/preferences.ts'
import { store } from '../store.ts'
import { onCrossTabEvent } from '../storage/cross-tab.ts'
import { zoneAtom } from './zone.ts'

/** The id of a message, of all that `app/messages.d.ts` knows. */
export type MessageId = FormatjsIntl.Message['ids']
type GroupOf<Id extends string> = Id extends `${infer Group}.${string}` ? Group : never
/** The first word of a message's id: what loads together. */
export type MessageGroup = GroupOf<MessageId>

interface Words {
  readonly messages: Record<string, string>
  readonly words: LibraryWords
  readonly language: Language
  readonly groups: ReadonlySet<MessageGroup>
}

/** Everything that speaks: the product's messages loaded so far, and the library's own words, in one language. */
export interface IntlState extends Words {
  readonly intl: IntlShape
}

const cache = createIntlCache()
const current = atom<Words | null>(null)

const isDayAlone = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d(-\d\d)?$/.test(value)

/** What a locale ends with where digits are chosen. */
const numerals = { language: '', latin: '-u-nu-latn', arabic: '-u-nu-arab' }

function intlOf({ language, messages }: Words, timeZone: string, digits: keyof typeof numerals): IntlShape {
  const intl = createIntl(
    {
      locale: formatLocales[language] + numerals[digits],
      messages,
      timeZone,
      // A message that is missing is told in a build too. That one is a plain text, which a build leaves so, is no fault.
      onError: (error) => {
        if (import.meta.env.DEV || error.code === 'MISSING_TRANSLATION') console.error(error)
      },
    },
    cache,
  )
  // A date without a time is that day in every zone.
  const formatDate: typeof intl.formatDate = (value, options) =>
    intl.formatDate(value, isDayAlone(value) ? { timeZone: 'UTC', ...options } : options)
  return { ...intl, formatDate }
}

/** What is spoken now; null until the first words have come. */
export const intlStateAtom = atom((get): IntlState | null => {
  const spoken = get(current)
  return spoken && { ...spoken, intl: intlOf(spoken, get(zoneAtom), get(preferences.digits)) }
})

/** What is spoken when it is asked: words that outlive what drew them, as those of a toast, follow the language. */
export const currentIntl = (): IntlShape | undefined => store.get(intlStateAtom)?.intl

async function load(language: Language, groups: ReadonlySet<MessageGroup>): Promise<Words> {
  const [own, { loaders }] = await Promise.all([loadLibraryWords(language), languages[language]()])
  const parts = await Promise.all([...groups].map((group) => loaders[group]!()))
  let words = own
  let messages = Object.assign({}, ...parts.map((part) => part.default)) as Record<string, string>
  if (import.meta.env.DEV) {
    const { asPseudo } = await import('./pseudo.ts')
    words = asPseudo(words, language)
    messages = asPseudo(messages, language)
  }
  return { messages, words, language, groups }
}

/** Makes sure that the messages of some groups are there in the language of the moment. */
export async function ensureMessages(groups: readonly MessageGroup[]) {
  const intlState = store.get(current)
  const known = intlState?.groups ?? new Set<MessageGroup>()
  if (intlState && groups.every((group) => known.has(group))) return
  const next = await load(store.get(preferences.language), new Set([...known, ...groups]))
  const latest = store.get(current)
  const isSuperseded = latest !== intlState
  if (isSuperseded) return ensureMessages(groups)
  store.set(current, next)
}

const groupsNow = () => store.get(current)?.groups ?? new Set<MessageGroup>()
/** The language that was asked for last: others that load later do not count. */
let wish: Language | undefined

/** Changes the language: the words first, then document and preference together, so that nothing shows half done. */
export async function changeLanguage(language: Language) {
  const isLast = () => wish === language
  wish = language
  if (import.meta.env.DEV) (await import('./pseudo.ts')).settlePseudo()
  let next: Words
  try {
    // What was opened meanwhile speaks too.
    do next = await load(language, groupsNow())
    while (isLast() && [...groupsNow()].some((group) => !next.groups.has(group)))
  } catch (error) {
    if (isLast()) wish = undefined
    throw error
  }
  if (!isLast()) return
  store.set(preferences.language, language)
  store.set(current, next)
}

/** Speaks the language that another tab has chosen. */
export function followLanguage() {
  onCrossTabEvent('preferences', () => {
    const language = storedPreference('language')
    if (language !== (wish ?? store.get(preferences.language))) void changeLanguage(language)
  })
}
