import { expect, test } from 'vitest'
import { isWritten, keyOf } from './keys.ts'

const pressed = (key: string, code: string, shiftKey = false) => keyOf({ key, code, shiftKey })

test.each([
  ['g on an American keyboard', pressed('g', 'KeyG'), 'g'],
  ['g with capitals locked', pressed('G', 'KeyG'), 'g'],
  ['a capital G is no shortcut', pressed('G', 'KeyG', true), undefined],
  ['a on a French keyboard, where Q is elsewhere', pressed('a', 'KeyQ'), 'a'],
  ['? on an American keyboard', pressed('?', 'Slash', true), '?'],
  ['? on a French keyboard', pressed('?', 'KeyM', true), '?'],
  ['/ on a French keyboard, with Shift', pressed('/', 'Period', true), '/'],
  ['g on an Arabic keyboard', pressed('ل', 'KeyG'), 'g'],
  ['b on an Arabic keyboard of Windows, which writes two letters', pressed('لا', 'KeyB'), 'b'],
  ['two letters with Shift', pressed('لآ', 'KeyB', true), undefined],
  ['u on an Arabic keyboard', pressed('ع', 'KeyU'), 'u'],
  ['/ on an Arabic keyboard', pressed('ظ', 'Slash'), '/'],
  ['? on an Arabic keyboard', pressed('؟', 'Slash', true), '?'],
  ['a letter with Shift on an Arabic keyboard', pressed('أ', 'KeyH', true), undefined],
  ['a letter that stands nowhere on a Latin one', pressed('ط', 'Quote'), undefined],
])('%s', (_, found, meant) => {
  expect(found).toBe(meant)
})

test.each(['b', '?', 'ل', 'لا'])('%s is written', (key) => expect(isWritten(key)).toBe(true))
test.each(['Enter', 'F2', 'Process'])('%s is not', (key) => expect(isWritten(key)).toBe(false))
