import { globalLayer, type StyleRule } from '@vanilla-extract/css'

/**
 * The layers of the cascade, first to last: a later one wins whatever the specificity. They lie in those of Tailwind
 * (`base` for resets, `components` for what utilities may override), so that its order holds whichever sheet comes
 * first, and in `ds` there, so that no other sheet writes into them.
 */
const layers = {
  reset: 'base.ds',
  tokens: 'components.ds.tokens',
  components: 'components.ds.components',
  layout: 'components.ds.layout',
} as const
export type LayerName = keyof typeof layers

const order = ['theme', 'base', 'components', ...Object.values(layers)]

/** Puts a rule in its layer, and the order of all layers before it: any file of a build may be the first to be read. */
export function inLayer<R extends StyleRule>(name: LayerName, rule: R) {
  for (const layer of order) globalLayer(layer)
  return { '@layer': { [layers[name]]: rule } }
}
