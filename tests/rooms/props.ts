import { parseSync } from 'vite'

/** A property of a props interface, with the words of its doc comment. */
export interface Prop {
  name: string
  comment: string
}

/** A component of a module: the doc comment over it, and its exported props. */
export interface Component {
  comment: string
  props: Prop[]
}

/** Reads an exported component and its exported props interface out of a module's text. */
export function readComponent(file: string, code: string, name: string): Component | undefined {
  const { program, comments } = parseSync(file, code)
  /** The doc comment that ends right before a position, with only space between. */
  const commentBefore = (position: number) => {
    const last = comments.findLast(({ end }) => end <= position)
    const isDoc = last?.type === 'Block' && last.value.startsWith('*')
    return isDoc && code.slice(last.end, position).trim() === '' ? last.value : ''
  }

  let component: Component | undefined
  let props: Prop[] = []
  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) continue
    const { declaration } = node
    const names =
      declaration.type === 'VariableDeclaration'
        ? declaration.declarations.map(({ id }) => id)
        : 'id' in declaration
          ? [declaration.id]
          : []
    const isNamed = (wanted: string) => names.some((id) => id?.type === 'Identifier' && id.name === wanted)
    if (declaration.type === 'TSInterfaceDeclaration' && isNamed(`${name}Props`))
      props = declaration.body.body.flatMap((member) => {
        if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return []
        const { key } = member
        const known = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
        return [{ name: known, comment: commentBefore(member.start) }]
      })
    else if (isNamed(name)) component = { comment: commentBefore(node.start), props: [] }
  }
  return component && { ...component, props }
}
