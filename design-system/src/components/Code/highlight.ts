import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import json from 'highlight.js/lib/languages/json'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import { createLowlight } from 'lowlight'
import type { Kind } from './highlight.css.ts'
import { type Token, toLines } from './lines.ts'

const lowlight = createLowlight({ bash, css, json, typescript, xml })
type Node = ReturnType<typeof lowlight.highlight>['children'][number]

/** The grammar that reads each language. */
const grammars = { bash: 'bash', css: 'css', html: 'xml', json: 'json', tsx: 'typescript' } as const
export type HighlightedLanguage = keyof typeof grammars

const scopes: Record<Kind, readonly string[]> = {
  keyword: ['keyword', 'meta', 'selector-tag', 'selector-pseudo', 'doctag'],
  name: ['title', 'built_in', 'type', 'selector-class', 'selector-id', 'attr', 'attribute', 'variable'],
  string: ['string', 'regexp', 'link'],
  number: ['number', 'literal', 'symbol'],
  tag: ['name'],
  quiet: ['tag', 'punctuation', 'operator'],
  comment: ['comment', 'quote'],
}
const kindOf = new Map(
  Object.entries(scopes).flatMap(([kind, names]) => names.map((name) => [`hljs-${name}`, kind as Kind])),
)

/** Flattens the tree: each stretch of text has the kind of the innermost scope that has one. */
function* tokens(nodes: readonly Node[], around?: Kind): Generator<Token> {
  for (const node of nodes) {
    if (node.type === 'text') yield { text: node.value, kind: around }
    if (node.type !== 'element') continue
    const names = [node.properties.className].flat().map(String)
    // What is put into a string is code again.
    const own = names.includes('hljs-subst') ? undefined : (kindOf.get(names[0]!) ?? around)
    yield* tokens(node.children, own)
  }
}

/** The lines of some code, each cut into words and their kinds. */
export const highlight = (code: string, language: HighlightedLanguage): Token[][] =>
  toLines([...tokens(lowlight.highlight(grammars[language], code).children)])
