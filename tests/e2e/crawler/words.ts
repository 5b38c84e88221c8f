import { readMessages } from '../../../scripts/message-files.ts'

const english = readMessages('en')

/** Texts without arguments that are long enough to be told from a name. */
const isPlain = (text: string) => text.length > 3 && !/[{<]/.test(text)

/** What sample data say in English, by where they say it: names, skills, icons, properties, places. */
const samples: Readonly<Record<string, RegExp>> = {
  '/pages/user-profile':
    /^(Packaging|Support|Print|Data|Translation|Editor|Shelves|Data analyst|Charts|History|Mobile)$/,
  '/pages/icons': /^[a-z-]+$/,
  '/apps/ecommerce/product/category-list': /./,
  '/components/avatar': /^(name|online)$/,
  '/components/tabs': /^(Lisbon|Lyon)$/,
  '/forms': /^Lyon$/,
  '/front-pages/checkout': /^(Visa|Mastercard)$/,
  '/wizard-examples/checkout': /^(Visa|Mastercard)$/,
}

const isSample = (address: string, text: string) =>
  Object.entries(samples).some(([place, texts]) => address.startsWith(place) && texts.test(text))

/** Finds what is not said in a language: ids of messages, and English where another text stands in the catalogue. */
export function untranslated(language: string) {
  const messages = readMessages(language)
  // What is a word of the language too, such as the French “Pays”, is none that is missing.
  const own = new Set(Object.values(messages))
  const foreign = new Set(Object.values(english).filter((text) => isPlain(text) && !own.has(text)))
  return (address: string, words: readonly string[]) =>
    words.filter((text) => text in english || (foreign.has(text) && !isSample(address, text)))
}
