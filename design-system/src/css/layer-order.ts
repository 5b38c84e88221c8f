/**
 * The layers of the cascade, first to last: a later one wins whatever the specificity. They lie in those of Tailwind
 * (`base` for resets, `components` for what utilities may override), so that its order holds whichever sheet comes
 * first, and in `ds` there, so that no other sheet writes into them.
 */
export const layers = {
  reset: 'base.ds',
  tokens: 'components.ds.tokens',
  /** Tokens of a theme of one's own. */
  theme: 'components.ds.theme',
  components: 'components.ds.components',
  layout: 'components.ds.layout',
} as const

/** Each with those around it first. */
export const layerOrder = ['theme', 'base', 'components', ...Object.values(layers)]
