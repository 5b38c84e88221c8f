const INLINE = { Left: 'InlineStart', Right: 'InlineEnd' }
const EDGE = { Top: 'Start', Bottom: 'End', Left: 'Start', Right: 'End' }
const VALUE = { textAlign: '', float: 'inline-', clear: 'inline-' }
const FOUR_SIDES =
  /^(margin|padding|inset|scrollMargin|scrollPadding|borderWidth|borderStyle|borderColor|borderRadius)$/

const logicalName = (name) => {
  if (name === 'left') return 'insetInlineStart'
  if (name === 'right') return 'insetInlineEnd'
  const side = /^(margin|padding|scrollMargin|scrollPadding|border)(Left|Right)(\w*)$/.exec(name)
  if (side) return side[1] + INLINE[side[2]] + side[3]
  const corner = /^border(Top|Bottom)(Left|Right)Radius$/.exec(name)
  return corner && `border${EDGE[corner[1]]}${EDGE[corner[2]]}Radius`
}

const textOf = (node) => {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('x')
  return typeof node.value === 'string' ? node.value : ''
}

const countValues = (text) => {
  const flat = text.replace(/\([^()]*\)/g, '')
  return flat === text ? text.trim().split(/\s+/).length : countValues(flat)
}

/** Forbids left and right in styles, so that every component mirrors itself in a right-to-left page. */
export const logicalDirections = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      name: '`{{name}}` is a physical direction: write `{{use}}`.',
      value: "`{{name}}: '{{value}}'` is a physical direction: write '{{use}}'.",
      shorthand:
        '`{{name}}` with four values names left and right: write its logical longhands (block and inline).',
    },
  },
  create: (context) => ({
    Property(node) {
      const name = node.key.name ?? node.key.value
      if (node.computed || node.value.type === 'ObjectExpression') return
      const use = logicalName(name)
      if (use) context.report({ node: node.key, messageId: 'name', data: { name, use } })
      const value = textOf(node.value).trim()
      if (name in VALUE && (value === 'left' || value === 'right')) {
        const data = { name, value, use: VALUE[name] + (value === 'left' ? 'start' : 'end') }
        context.report({ node: node.value, messageId: 'value', data })
      }
      if (FOUR_SIDES.test(name) && countValues(value) === 4)
        context.report({ node: node.value, messageId: 'shorthand', data: { name } })
    },
  }),
}
