import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'

// The manager stands outside of the preview's styles, so the palette is written out: our light theme in sRGB.
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'DATA1522 design system',
    brandUrl: './',
    fontBase: '"Inter Variable", system-ui, sans-serif',
    fontCode: 'ui-monospace, "SF Mono", "Cascadia Code", "Liberation Mono", monospace',
    colorPrimary: '#0d73ae',
    colorSecondary: '#0d73ae',
    appBg: '#f6f8fa',
    appContentBg: '#ffffff',
    appPreviewBg: '#ffffff',
    appHoverBg: '#e8f4fc',
    appBorderColor: '#e4e8ed',
    appBorderRadius: 10,
    textColor: '#151e29',
    textMutedColor: '#5b6673',
    barBg: '#ffffff',
    barTextColor: '#5b6673',
    barHoverColor: '#0d73ae',
    barSelectedColor: '#0d73ae',
    inputBg: '#ffffff',
    inputBorder: '#c9d0d8',
    inputTextColor: '#151e29',
    inputBorderRadius: 8,
    buttonBg: '#f6f8fa',
    buttonBorder: '#e4e8ed',
  }),
})
