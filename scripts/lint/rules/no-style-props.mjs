/** Forbids `className` and `style`, which would let a screen look like nothing the design system knows. */
export const noStyleProps = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      prop: 'No `{{name}}`: use tone, variant and size, place with a layout parent (Box, Stack, Inline, Grid), or add a variant to the design system.',
    },
  },
  create: (context) => ({
    JSXAttribute(node) {
      const { name } = node.name
      if (name === 'className' || name === 'style')
        context.report({ node: node.name, messageId: 'prop', data: { name } })
    },
  }),
}
