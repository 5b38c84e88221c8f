// Four digits without a letter are an order number (#5036) far more often than a colour with alpha.
const HEX = /(?<![\w&/])#(?:[\da-f]{3}|(?=\d*[a-f])[\da-f]{4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/i
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!\s*from\b)/i

/** Forbids literal colours in strings and templates; a colour derived from a token, `oklch(from …)`, is none. */
export const noColours = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      colour:
        'No literal colour `{{colour}}`: use a tone or a role; colours are made in src/tokens and src/theme of the design system alone.',
    },
  },
  create(context) {
    const check = (node, text) => {
      const found = HEX.exec(text) ?? FUNCTION.exec(text)
      if (found) context.report({ node, messageId: 'colour', data: { colour: found[0] } })
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateElement: (node) => check(node, node.value.raw),
    }
  },
}
