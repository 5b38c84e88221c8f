/** Window widths in px at which a layout may change; a name means "from here up". */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const
export type Breakpoint = keyof typeof breakpoints

/** Space in px: steps of 4, with a half step for hairline gaps. */
export const spaceSteps = [0, 2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 64] as const
export type SpaceStep = (typeof spaceSteps)[number]

export const radii = { small: '6px', control: '8px', card: '14px', overlay: '16px', full: '999px' } as const

/** Text sizes in rem, so that a person's text size scales them, with line height and tracking. */
export const textSizes = {
  '2xs': { size: 11, line: 16, tracking: 0 },
  xs: { size: 12, line: 16, tracking: 0 },
  sm: { size: 13, line: 20, tracking: 0 },
  md: { size: 14, line: 20, tracking: 0 },
  lg: { size: 16, line: 24, tracking: -0.006 },
  xl: { size: 18, line: 26, tracking: -0.012 },
  '2xl': { size: 22, line: 28, tracking: -0.02 },
  title: { size: 24, line: 30, tracking: -0.022 },
  '3xl': { size: 28, line: 34, tracking: -0.028 },
  '4xl': { size: 36, line: 42, tracking: -0.028 },
  display: { size: 64, line: 66, tracking: -0.038 },
} as const
export type TextSize = keyof typeof textSizes

export const weights = {
  regular: '400',
  medium: '500',
  semibold: '580',
  strong: '620',
  heavy: '650',
} as const
export type TextWeight = keyof typeof weights

export const fontFamilies = {
  body: '"Inter Variable", "Vazirmatn Variable", "Inter Fallback", "Vazirmatn Fallback", system-ui, sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Code", "Liberation Mono", monospace, "Vazirmatn Variable"',
} as const

export const durations = { fast: '120ms', base: '200ms', slow: '320ms' } as const
export const easings = {
  out: 'cubic-bezier(.2, .8, .2, 1)',
  in: 'cubic-bezier(.5, 0, .9, .4)',
  linear: 'linear',
} as const

/** What lies over what. */
export const layers = {
  raised: '1',
  sticky: '10',
  navigation: '20',
  bulkBar: '30',
  overlay: '40',
  toast: '50',
  tooltip: '60',
} as const

const comfortable = {
  control: '36px',
  controlSmall: '30px',
  controlLarge: '44px',
  row: '56px',
  cardPadding: '24px',
  gap: '24px',
  navItem: '38px',
  cellLine: '20px',
} as const

export const densities = {
  compact: {
    control: '30px',
    controlSmall: '26px',
    controlLarge: '36px',
    row: '42px',
    cardPadding: '16px',
    gap: '16px',
    navItem: '32px',
    cellLine: '16px',
  },
  comfortable,
  spacious: {
    control: '42px',
    controlSmall: '34px',
    controlLarge: '50px',
    row: '68px',
    cardPadding: '28px',
    gap: '28px',
    navItem: '44px',
    cellLine: '22px',
  },
} as const
export type Density = keyof typeof densities
// Marked, here and below, so that a page that reads one scale does not load the others.
export const densityNames = /* @__PURE__ */ Object.keys(densities) as Density[]
export const densityTokenNames = /* @__PURE__ */ Object.keys(comfortable) as (keyof typeof comfortable)[]

const lightShadows = {
  resting: '0 1px 2px oklch(0.3 0.03 256 / .06), 0 0 0 1px oklch(0.3 0.03 256 / .05)',
  raised:
    '0 1px 2px oklch(0.3 0.03 256 / .05), 0 4px 16px -4px oklch(0.3 0.03 256 / .08), 0 0 0 1px oklch(0.3 0.03 256 / .035)',
  overlay:
    '0 2px 6px oklch(0.3 0.03 256 / .07), 0 16px 40px -8px oklch(0.3 0.03 256 / .18), 0 0 0 1px oklch(0.3 0.03 256 / .06)',
  edge: '0 0 #0000',
  solid: 'inset 0 1px 0 oklch(1 0 0 / .18), 0 1px 2px oklch(0.3 0.03 256 / .3)',
} as const

export const shadows = {
  light: lightShadows,
  dark: {
    resting: '0 1px 2px oklch(0 0 0 / .3), 0 0 0 1px oklch(1 0 0 / .14)',
    raised: '0 1px 2px oklch(0 0 0 / .25), 0 8px 24px -6px oklch(0 0 0 / .35)',
    overlay:
      '0 4px 10px oklch(0 0 0 / .3), 0 24px 60px -12px oklch(0 0 0 / .6), 0 0 0 1px oklch(1 0 0 / .07)',
    edge: 'inset 0 1px 0 oklch(1 0 0 / .045)',
    solid: 'inset 0 1px 0 oklch(1 0 0 / .25)',
  },
} as const
export type Shadow = keyof typeof lightShadows
export const shadowNames = /* @__PURE__ */ Object.keys(lightShadows) as Shadow[]

/** Charts: eight hues told apart without colour vision, because their lightness alternates. */
export const chartColors = {
  light: [
    [0.56, 0.13, 244],
    [0.76, 0.14, 72],
    [0.48, 0.12, 158],
    [0.7, 0.14, 22],
    [0.45, 0.16, 285],
    [0.74, 0.11, 196],
    [0.5, 0.15, 350],
    [0.8, 0.13, 110],
  ],
  dark: [
    [0.68, 0.13, 240],
    [0.85, 0.13, 78],
    [0.62, 0.13, 158],
    [0.8, 0.1, 22],
    [0.6, 0.16, 285],
    [0.84, 0.1, 196],
    [0.62, 0.16, 350],
    [0.88, 0.13, 110],
  ],
} as const

/** Heat maps: one hue from hardly there to full, in seven steps. */
export const heatLightness = {
  light: [0.965, 0.9, 0.82, 0.73, 0.63, 0.53, 0.42],
  dark: [0.26, 0.34, 0.42, 0.51, 0.61, 0.72, 0.84],
} as const
