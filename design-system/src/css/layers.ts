import { globalLayer, type StyleRule } from '@vanilla-extract/css'
import { layerOrder, layers } from './layer-order.ts'

export type LayerName = keyof typeof layers

/** Puts a rule in its layer, and the order of all layers before it: any file of a build may be the first to be read. */
export function inLayer<R extends StyleRule>(name: LayerName, rule: R) {
  for (const layer of layerOrder) globalLayer(layer)
  return { '@layer': { [layers[name]]: rule } }
}
