import { type Color, colorAt, type Tone, toneNames } from './ramps.ts'

export const toneRoleNames = [
  'base',
  'solid',
  'solidHover',
  'onSolid',
  'soft',
  'softHover',
  'ink',
  'line',
] as const
/** The parts a tone plays: marks, filled controls, tinted backgrounds, text, lines. */
export type ToneRole = (typeof toneRoleNames)[number]
export type ToneRoles = Record<ToneRole, Color>

export const surfaceRoleNames = [
  'canvas',
  'surface',
  'surfaceRaised',
  'sunken',
  'line',
  'lineStrong',
  'lineControl',
  'ink',
  'inkMuted',
  'inkSubtle',
  'hover',
  'press',
  'selected',
  'focusRing',
  'scrim',
  'inverse',
  'onInverse',
] as const
/** The parts that belong to no tone: surfaces, lines, text, states. */
export type SurfaceRole = (typeof surfaceRoleNames)[number]

/** Every colour that a component may name. */
export interface Roles {
  readonly color: Record<SurfaceRole, Color>
  readonly tone: Record<Tone, ToneRoles>
}

const white: Color = { l: 1, c: 0, h: 0 }
const grey = (l: number, c?: number) => colorAt('neutral', l, { c })
const veil = (l: number, alpha: number) => colorAt('neutral', l, { alpha, c: l === 1 ? 0 : 0.03 })

interface ToneLightness extends Record<Exclude<ToneRole, 'onSolid'>, number> {
  onSolid: number | 'white'
}

function toneRoles(tone: Tone, at: ToneLightness): ToneRoles {
  const roles = toneRoleNames.map((role) => {
    const l = at[role]
    return [role, l === 'white' ? white : colorAt(tone, l)]
  })
  return Object.fromEntries(roles) as ToneRoles
}

const lightTone: ToneLightness = {
  base: 0.7,
  solid: 0.535,
  solidHover: 0.5,
  onSolid: 'white',
  soft: 0.955,
  softHover: 0.93,
  ink: 0.48,
  line: 0.86,
}
const darkTone: ToneLightness = {
  base: 0.74,
  solid: 0.755,
  solidHover: 0.8,
  onSolid: 0.2,
  soft: 0.3,
  softHover: 0.34,
  ink: 0.82,
  line: 0.42,
}

const lightTones: Record<Tone, Partial<ToneLightness>> = {
  neutral: { base: 0.655, solid: 0.33, solidHover: 0.28, ink: 0.38, line: 0.86 },
  primary: {},
  success: { base: 0.68, solid: 0.5, solidHover: 0.46, soft: 0.957, softHover: 0.935, ink: 0.46 },
  warning: { base: 0.78, solid: 0.52, solidHover: 0.48, soft: 0.962, softHover: 0.94, ink: 0.49 },
  danger: { base: 0.65, solid: 0.55, solidHover: 0.51, soft: 0.957, softHover: 0.935, ink: 0.51 },
  info: { base: 0.62, solid: 0.53, solidHover: 0.49, soft: 0.957, softHover: 0.935, ink: 0.47 },
}
const darkTones: Record<Tone, Partial<ToneLightness>> = {
  neutral: {
    base: 0.655,
    solid: 0.86,
    solidHover: 0.925,
    soft: 0.292,
    softHover: 0.33,
    ink: 0.86,
    line: 0.38,
  },
  primary: {},
  success: { solid: 0.75, soft: 0.285, softHover: 0.32, ink: 0.83 },
  warning: { base: 0.82, solid: 0.81, solidHover: 0.85, ink: 0.87 },
  danger: { base: 0.7, solid: 0.72, solidHover: 0.76, soft: 0.29, softHover: 0.33, ink: 0.81 },
  info: { base: 0.71, solid: 0.74, solidHover: 0.78, soft: 0.295, softHover: 0.33, ink: 0.83 },
}

const tones = (fallback: ToneLightness, own: Record<Tone, Partial<ToneLightness>>) =>
  Object.fromEntries(
    toneNames.map((tone) => [tone, toneRoles(tone, { ...fallback, ...own[tone] })]),
  ) as Roles['tone']

export const lightRoles: Roles = {
  color: {
    canvas: grey(0.977),
    surface: white,
    surfaceRaised: grey(0.985, 0.003),
    sunken: grey(0.955),
    line: grey(0.925),
    lineStrong: grey(0.86),
    lineControl: grey(0.66, 0.018),
    ink: grey(0.235, 0.025),
    inkMuted: grey(0.46),
    inkSubtle: grey(0.535),
    hover: veil(0.235, 0.045),
    press: veil(0.235, 0.08),
    selected: colorAt('primary', 0.97),
    focusRing: colorAt('primary', 0.6),
    scrim: veil(0.235, 0.36),
    inverse: grey(0.24, 0.02),
    onInverse: white,
  },
  tone: tones(lightTone, lightTones),
}

export const darkRoles: Roles = {
  color: {
    canvas: grey(0.172),
    surface: grey(0.213),
    surfaceRaised: grey(0.235),
    sunken: grey(0.155),
    line: grey(0.292),
    lineStrong: grey(0.38),
    lineControl: grey(0.52),
    ink: grey(0.955),
    inkMuted: grey(0.775),
    inkSubtle: grey(0.68),
    hover: veil(1, 0.05),
    press: veil(1, 0.09),
    selected: colorAt('primary', 0.26, { c: 0.04 }),
    focusRing: colorAt('primary', 0.74),
    scrim: { l: 0.1, c: 0.01, h: 256, alpha: 0.6 },
    inverse: grey(0.292),
    onInverse: white,
  },
  tone: tones(darkTone, darkTones),
}

const inkOn = (l: number): Color => ({ l, c: 0, h: 0 })
const wireTone: ToneRoles = {
  base: inkOn(0.55),
  solid: inkOn(0.3),
  solidHover: inkOn(0.2),
  onSolid: white,
  soft: inkOn(0.95),
  softHover: inkOn(0.92),
  ink: inkOn(0.3),
  line: inkOn(0.55),
}

/** A theme without hue or depth, for tests: what depends on one theme's looks shows itself here. */
export const wireframeRoles: Roles = {
  color: {
    canvas: white,
    surface: white,
    surfaceRaised: white,
    sunken: inkOn(0.96),
    line: inkOn(0.55),
    lineStrong: inkOn(0.55),
    lineControl: inkOn(0.3),
    ink: inkOn(0.15),
    inkMuted: inkOn(0.3),
    inkSubtle: inkOn(0.4),
    hover: { ...inkOn(0), alpha: 0.05 },
    press: { ...inkOn(0), alpha: 0.1 },
    selected: inkOn(0.94),
    focusRing: inkOn(0.15),
    scrim: { ...inkOn(0), alpha: 0.3 },
    inverse: inkOn(0.15),
    onInverse: white,
  },
  tone: Object.fromEntries(toneNames.map((tone) => [tone, wireTone])) as Roles['tone'],
}

/** What the bordered skin recolours. */
export const borderedColors = {
  light: { canvas: white, surface: white },
  dark: { canvas: grey(0.165, 0.012), surface: grey(0.165, 0.012), surfaceRaised: grey(0.195, 0.014) },
} satisfies Record<'light' | 'dark', Partial<Roles['color']>>

/** What the "more contrast" preference strengthens. */
export const strongColors = {
  light: {
    inkMuted: grey(0.32),
    inkSubtle: grey(0.38),
    line: grey(0.75, 0.015),
    lineStrong: grey(0.6, 0.02),
    lineControl: grey(0.46),
  },
  dark: {
    inkMuted: grey(0.9, 0.01),
    inkSubtle: grey(0.86),
    line: grey(0.46),
    lineStrong: grey(0.6, 0.02),
    lineControl: grey(0.72, 0.018),
  },
} satisfies Record<'light' | 'dark', Partial<Roles['color']>>
