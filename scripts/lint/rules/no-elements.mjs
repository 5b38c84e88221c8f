const HEAD = new Set(['title', 'meta'])

/** Forbids raw elements, as JSX or through createElement; `<title>` and `<meta>` reach the head and stay. */
export const noElements = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      element:
        'No raw <{{name}}>: use a design-system component (Box, Stack, Inline, Grid, Text, Heading …), or add one there.',
    },
  },
  create(context) {
    const check = (node, name) => {
      if (/^[a-z]/.test(name) && !HEAD.has(name))
        context.report({ node, messageId: 'element', data: { name } })
    }
    return {
      JSXOpeningElement({ name: node }) {
        if (node.type === 'JSXIdentifier') check(node, node.name)
        if (node.type === 'JSXNamespacedName') check(node, node.namespace.name)
      },
      CallExpression({ callee, arguments: [first] }) {
        const name = callee.property?.name ?? callee.name
        if (name === 'createElement' && typeof first?.value === 'string') check(first, first.value)
      },
    }
  },
}
