import { atom } from 'jotai'
import { appTitle } from '../brand.ts'
import { preferences } from '../preferences/preferences.ts'
import { store } from '../store.ts'
import { changeLanguage } from './intl.ts'
import { toPseudoLocale } from './pseudo-locale.ts'

/** The pseudo-locale, English, to find words that are not translated or do not fit: accented and long, also mirrored. */
export type Pseudo = 'off' | 'long' | 'mirrored'

const key = `${appTitle}-pseudo-language`
const kept = () => sessionStorage.getItem(key)
const current = atom<Pseudo>(kept() === 'long' || kept() === 'mirrored' ? (kept() as Pseudo) : 'off')

/** Which pseudo-locale shows in this tab. */
export const pseudoAtom = atom((get) => get(current))

let wished: Pseudo = 'off'

/** Speaks The pseudo-locale, English, or plainly again. */
export async function speakPseudo(pseudo: Pseudo) {
  wished = pseudo
  await changeLanguage('en')
}

/** Ends the pseudo-locale when a language is chosen, unless it is what was chosen. */
export function settlePseudo() {
  const [before, next] = [store.get(current), wished]
  wished = 'off'
  if (before === next) return
  store.set(current, next)
  sessionStorage.setItem(key, next)
  if (next === 'mirrored') store.set(preferences.direction, 'rtl')
  else if (before === 'mirrored') store.set(preferences.direction, 'language')
}

/** Words as they are spoken now: English may be in disguise. */
export const asPseudo = <Words extends object>(words: Words, language: string): Words => {
  const pseudo = store.get(current)
  return language === 'en' && pseudo !== 'off' ? toPseudoLocale(words, pseudo === 'mirrored') : words
}
