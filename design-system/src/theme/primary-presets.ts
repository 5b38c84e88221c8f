/** Primary colours to choose from, by name; the first is the brand's own. */
export const primaryPresets = {
  sky: '#30aae7',
  indigo: '#7a85f5',
  violet: '#a177ee',
  rose: '#ef6b9a',
  coral: '#f2765b',
  amber: '#d99a1c',
  emerald: '#2fb983',
  teal: '#1fb5b5',
  slate: '#8796a9',
} as const
/** The name of one of them. */
export type PrimaryPreset = keyof typeof primaryPresets
