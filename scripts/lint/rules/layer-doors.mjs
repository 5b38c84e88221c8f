import { isOpen, reached, repoPath } from '../files.mjs'
import { eachImport } from '../imports.mjs'

const SRC = 'dashboard/src/'

/** What each layer of the dashboard may reach beside itself; `app` puts all of them together. */
const OPEN = {
  core: [],
  shared: ['core'],
  entities: ['core', 'shared'],
  shell: ['core', 'shared', 'entities'],
  features: ['core', 'shared', 'entities'],
}

/** The entities that an entity needs. */
const NEEDS = {
  category: ['product'],
  checkout: ['invoice', 'order', 'product'],
  customer: ['address'],
  dashboard: ['board', 'customer', 'event', 'invoice', 'order', 'product', 'vehicle'],
  invoice: ['store'],
  user: ['role'],
}

/** Keeps every layer of the dashboard to those below it, a feature to itself and an entity to those it says it needs. */
export const layerDoors = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      layer: '`{{layer}}` may not reach `{{target}}`: {{allowed}} are open to it. Move what both need down.',
      feature: 'A feature may not reach another: move what both need to entities/ or shared/.',
      entity: 'The entity `{{area}}` does not say that it needs `{{other}}`: say it in layer-doors.mjs.',
    },
  },
  create(context) {
    const path = repoPath(context)
    if (!path.startsWith(SRC) || isOpen(path) || path.includes('/testing/')) return {}
    const [layer, area] = path.slice(SRC.length).split('/')
    const open = OPEN[layer]
    if (!open) return {}
    return eachImport((node, specifier) => {
      const file = reached(path, specifier)
      if (!file.startsWith(SRC)) return
      const [target, other] = file.slice(SRC.length).split('/')
      const report = (messageId, data) => context.report({ node, messageId, data })
      if (target !== layer && !open.includes(target))
        report('layer', { layer, target, allowed: [layer, ...open].join(', ') })
      if (target !== layer || other === area) return
      if (layer === 'features') report('feature')
      if (layer === 'entities' && !NEEDS[area]?.includes(other)) report('entity', { area, other })
    })
  },
}
