import { isOpen, repoPath } from '../files.mjs'

/** How the addresses of the product begin. */
const ADDRESS =
  /^\/(access-control|apps|charts|components|dashboards|data1522|extensions|forgot-password|forms|front-pages|login|not-authorized|pages|register|tables|wizard-examples)(\/|\?|#|$)/

/** Where addresses are said, or are checked by a type instead. */
const HOMES =
  /\/routes\.ts$|\/list-config\.ts$|^dashboard\/src\/core\/router\/(routes|access)\.ts$|\/testing\//

const isOfHref = ({ parent }) => parent.type === 'CallExpression' && parent.callee.name === 'href'

/** Lets an address of the product be written as `href` takes it, so that a mistyped one does not compile. */
export const typedAddresses = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      typed:
        "Write `href('{{address}}')` of react-router-dom, or the `…Href` of the entity: a mistyped address does not compile then.",
    },
  },
  create(context) {
    const path = repoPath(context)
    if (!path.startsWith('dashboard/src/') || isOpen(path) || HOMES.test(path)) return {}
    const look = (node, text) => {
      if (ADDRESS.test(text) && !isOfHref(node))
        context.report({ node, messageId: 'typed', data: { address: text } })
    }
    return {
      Literal: (node) => typeof node.value === 'string' && look(node, node.value),
      TemplateLiteral: (node) => look(node, node.quasis[0].value.raw),
    }
  },
}
