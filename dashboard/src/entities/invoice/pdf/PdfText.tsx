import { Text } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { PdfStyle } from './pdf-styles.ts'

const RIGHT_TO_LEFT = /^[^\p{L}\u200E\u2066]*(?:[\u200F\u061C]|\p{Script=Arabic}|\p{Script=Hebrew})/u
/** Marks that keep words of two directions apart on screens; each text here stands alone, and fonts have no glyph for them. */
const MARKS = /[\u200E\u200F\u061C\u2066-\u2069]/g
/** The narrow spaces of French, for which fonts have no glyph either. */
const NARROW = /[\u2009\u202F]/g

/** A text with no more than fonts can draw. */
export const drawable = (words: string) => words.replaceAll(MARKS, '').replaceAll(NARROW, '\u00A0')

interface SaidProps {
  children: string
  /** What it looks like; what comes later wins. */
  look?: PdfStyle | readonly PdfStyle[]
}

/** A text in its own direction, as its first letter or its isolate tells, whatever the document's. */
export function PdfText({ children, look = [] }: SaidProps) {
  const direction: 'ltr' | 'rtl' = RIGHT_TO_LEFT.test(children) ? 'rtl' : 'ltr'
  return createElement(Text, { style: [look, { direction }].flat() }, drawable(children))
}
