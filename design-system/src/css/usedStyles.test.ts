import { expect, test } from 'vitest'
import { usedStyles } from './usedStyles.ts'

const code = 'const a = "Button_button__1 tone_primary__2"'

const layer = (rules: string) => rules && `@layer components.ds.components{${rules}}`

test.each([
  ['.Button_button__1{color:red}.Card_card__1{color:red}', '.Button_button__1{color:red}'],
  ['.Card_card__1,.Button_button__1:hover{color:red}', '.Button_button__1:hover{color:red}'],
  ['.Card_card__1 .Button_button__1{color:red}', ''],
  [
    ':is(.Card_card__1,.Button_button__1) svg{color:red}',
    ':is(.Card_card__1,.Button_button__1) svg{color:red}',
  ],
  [
    '.Button_button__1:not(.Card_card__1,[a="b,c"]){a:b}',
    '.Button_button__1:not(.Card_card__1,[a="b,c"]){a:b}',
  ],
  ['@media print{.Card_card__1{a:b}}', ''],
  ['@media print{.tone_primary__2{a:b}.Card_card__1{a:b}}', '@media print{.tone_primary__2{a:b}}'],
  ['/* .Card_card__1 */:root{--a:url("}.x{")}', ':root{--a:url("}.x{")}'],
  ['.Button_button__1{color:red;&:hover{color:blue}}', '.Button_button__1{color:red;&:hover{color:blue}}'],
])('of %s there remains %s', (css, wanted) => {
  expect(usedStyles(layer(css), code)).toBe(layer(wanted))
})

test('what is not the package’s stays as it is', () => {
  const own =
    '@layer base,components;@font-face{font-family:Inter}.promo{a:b}@layer components{.hero{a:b}}@keyframes wave{0%{a:b}to{a:c}}'
  expect(usedStyles(own, code)).toBe(own)
})

test('animations go with the rules that name them', () => {
  const frames = '@keyframes _1ab{0%{a:b}to{a:c}}'
  expect(usedStyles(frames + layer('.Card_card__1{animation:_1ab 1s}'), code)).toBe('')
  const used = frames + layer('.Button_button__1{animation:_1ab 1s}')
  expect(usedStyles(used, code)).toBe(used)
})
