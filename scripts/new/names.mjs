import { Script } from 'node:vm'
import { refuse } from './files.mjs'

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)
/** `price-list` as `priceList`. */
export const camel = (kebab) => kebab.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
/** `price-list` as `PriceList`. */
export const pascal = (kebab) => capital(camel(kebab))
/** `price-list` as `price list`. */
export const spaced = (kebab) => kebab.replaceAll('-', ' ')
/** `price list` as `Price list`. */
export const sentence = capital

/** The name of a title in the ids of messages, as `core/router/routes.test.ts` reads it from the specification. */
export const titleName = (title) =>
  title.toLowerCase().replaceAll(/[^a-z]+(\w)/g, (_, letter) => letter.toUpperCase())

const isVariable = (name) => {
  try {
    return Boolean(new Script(`'use strict'; let ${name}`))
  } catch {
    return false
  }
}

/** Refuses what is not a name like `price-list`, or a word that no variable can be called by. */
export function checkKebab(name) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? '')) refuse(`“${name}” is not a name like price-list.`)
  if (!isVariable(camel(name))) refuse(`“${name}” is a word of the language.`)
}
