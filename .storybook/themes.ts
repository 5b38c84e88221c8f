import { create } from 'storybook/theming/create'

const look = {
  brandTitle: 'DATA1522 design system',
  brandUrl: './',
  fontBase: '"Inter Variable", "Inter Fallback", system-ui, sans-serif',
  fontCode: 'ui-monospace, "SF Mono", "Cascadia Code", "Liberation Mono", monospace',
  appBorderRadius: 10,
  inputBorderRadius: 8,
}

interface Palette {
  canvas: string
  surface: string
  selected: string
  line: string
  lineControl: string
  ink: string
  inkMuted: string
  /** Of the primary tone: what links and what is chosen are drawn in. */
  primary: string
}

/** Our roles in sRGB, because Storybook computes with colours and knows no variables; a test compares them. */
export const palettes = {
  light: {
    canvas: '#f6f8fa',
    surface: '#ffffff',
    selected: '#ebf7ff',
    line: '#e3e6eb',
    lineControl: '#8b939d',
    ink: '#161f2a',
    inkMuted: '#4f5966',
    primary: '#01639b',
  },
  dark: {
    canvas: '#0c1016',
    surface: '#141921',
    selected: '#0e2735',
    line: '#252c36',
    lineControl: '#606a76',
    ink: '#edf0f4',
    inkMuted: '#afb6c0',
    primary: '#83cefb',
  },
} satisfies Record<string, Palette>

const themeOf = (base: 'light' | 'dark', palette: Palette) =>
  create({
    ...look,
    base,
    colorPrimary: palette.primary,
    colorSecondary: palette.primary,
    appBg: palette.canvas,
    appContentBg: palette.surface,
    appPreviewBg: palette.surface,
    appHoverBg: palette.selected,
    appBorderColor: palette.line,
    textColor: palette.ink,
    textInverseColor: palette.canvas,
    textMutedColor: palette.inkMuted,
    barBg: palette.surface,
    barTextColor: palette.inkMuted,
    barHoverColor: palette.primary,
    barSelectedColor: palette.primary,
    inputBg: palette.surface,
    inputBorder: palette.lineControl,
    inputTextColor: palette.ink,
    buttonBg: palette.canvas,
    buttonBorder: palette.line,
    booleanBg: palette.canvas,
    booleanSelectedBg: palette.surface,
  })

const themes = { light: themeOf('light', palettes.light), dark: themeOf('dark', palettes.dark) }

/** Storybook's own look beside a theme of the toolbar. */
export const themeBeside = (theme: unknown) => (theme === 'dark' ? themes.dark : themes.light)
