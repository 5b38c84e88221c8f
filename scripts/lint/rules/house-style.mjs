const INSTEAD = {
  style: 'use style() of src/css/style.ts',
  styleVariants: 'use recipe() of src/css/recipe.ts',
  recipe: 'use recipe() of src/css/recipe.ts',
  globalStyle: 'style a class with style() of src/css/style.ts; global rules belong in src/css or src/theme',
}

/** Sends components to the house style() and recipe(), which put every rule in its layer. */
export const houseStyle = {
  meta: { type: 'problem', schema: [], messages: { vendor: "`{{name}}` of '{{source}}': {{instead}}." } },
  create: (context) => ({
    ImportDeclaration({ source, specifiers }) {
      if (!source.value.startsWith('@vanilla-extract/')) return
      for (const node of specifiers) {
        const name = node.type === 'ImportSpecifier' ? node.imported.name : 'style'
        const instead = INSTEAD[name]
        if (instead)
          context.report({ node, messageId: 'vendor', data: { name, source: source.value, instead } })
      }
    },
  }),
}
