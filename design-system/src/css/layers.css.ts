import { globalLayer } from '@vanilla-extract/css'

/** The order of the cascade, first to last: a later layer wins whatever the specificity. */
export const layer = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  components: globalLayer('components'),
  layout: globalLayer('layout'),
  app: globalLayer('app'),
}
export type LayerName = keyof typeof layer
