import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'

/** A part of a program, as ESTree names it. */
export interface Node {
  readonly type: string
  readonly [name: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
/** All parts of a type inside another, itself among them. */
export const allIn = (node: Node, type: string): Node[] => [
  ...(node.type === type ? [node] : []),
  ...childrenOf(node).flatMap((child) => allIn(child, type)),
]
/** A module's program. */
export const read = (file: string) =>
  parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
/** The text that a literal is. */
export const textOf = (node: Node | undefined) =>
  node?.type === 'Literal' ? String(node['value']) : undefined

/** What a file declares, by its names. */
export const declaredIn = (tree: Node): ReadonlyMap<string, Node> =>
  new Map(
    allIn(tree, 'VariableDeclarator')
      .filter(({ init }) => isNode(init))
      .map(({ id, init }) => [String((id as Node)['name']), init as Node]),
  )
