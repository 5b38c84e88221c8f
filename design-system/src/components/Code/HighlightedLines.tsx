import { CodeLines } from './CodeLines.tsx'
import { highlight, type HighlightedLanguage } from './highlight.ts'

interface HighlightedLinesData {
  code: string
  language: HighlightedLanguage
  marked?: readonly number[]
}

/** The lines in colours, once what knows the language is there. */
export function HighlightedLines({ code, language, marked }: HighlightedLinesData) {
  'use memo'
  return <CodeLines lines={highlight(code, language)} marked={marked} />
}
