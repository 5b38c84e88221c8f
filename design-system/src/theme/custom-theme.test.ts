import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyTheme } from '../../../tests/support/any-theme.ts'
import { defaultTheme, readTheme, THEME_EXTENSION, ThemeFileError, themeFile } from './custom-theme.ts'

test('a theme comes back from its file as it was', () => {
  fc.assert(
    fc.property(anyTheme, (theme) => {
      expect(readTheme(themeFile(theme))).toEqual(theme)
    }),
  )
})

test('a file need not say everything, and may be parsed already', () => {
  expect(readTheme({ primary: '#e63946' })).toEqual({ ...defaultTheme, primary: '#e63946' })
})

test('design tokens carry the theme that they were made of', () => {
  const tokens = { $extensions: { [THEME_EXTENSION]: { warmth: 40 } }, radius: { $type: 'dimension' } }
  expect(readTheme(JSON.stringify(tokens))).toEqual({ ...defaultTheme, warmth: 40 })
})

test.each([
  ['{ primary', 'The file is not JSON.'],
  ['[]', 'The file holds no theme.'],
  ['{}', 'The file holds no theme.'],
  ['{ "format": "data1522-theme/2" }', '“data1522-theme/1” can be read'],
  ['{ "primry": "#000000" }', 'A theme has no “primry”'],
  ['{ "primary": "tomato" }', '“primary” is "tomato"; it must be a colour such as #30aae7.'],
  ['{ "radius": 900 }', '“radius” is 900; it must be a number from 0 to 200.'],
  ['{ "warmth": null }', '“warmth” is null'],
  ['{ "density": "tight" }', 'it must be one of “compact”, “comfortable”, “spacious”'],
  ['{ "font": "x; } body { display: none" }', 'it must be names of fonts'],
  ['{ "font": "\\"x\\\\\\"" }', 'it must be names of fonts'],
  ['{ "font": "Inter," }', 'it must be names of fonts'],
  ['{ "font": ", ," }', 'it must be names of fonts'],
  ['{ "font": "Source Sans 3" }', 'it must be names of fonts'],
  ['{ "color": { "ink": { "$value": "#000" } } }', 'do not say which theme'],
])('%s is refused, and the message says why', (file, message) => {
  expect(() => readTheme(file)).toThrow(ThemeFileError)
  expect(() => readTheme(file)).toThrow(message)
})
