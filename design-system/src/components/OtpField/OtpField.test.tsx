import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { digitsOf, groupsOf } from './digits.ts'
import { OtpField, type OtpFieldProps } from './OtpField.tsx'

const show = async (props: Partial<OtpFieldProps> = {}, language: 'en' | 'ar' = 'en') => {
  const onChange = vi.fn<(value: string) => void>()
  const onComplete = vi.fn<(code: string) => void>()
  const { user, container } = await render(
    <form>
      <OtpField label="Code" name="code" {...{ onChange, onComplete }} {...props} />
    </form>,
    { language },
  )
  const input = screen.getByLabelText<HTMLInputElement>(/^Code/)
  const sent = () => new FormData(container.querySelector('form')!).get('code')
  return { user, input, onChange, onComplete, sent }
}

test.each(['en', 'ar'] as const)(
  'takes a code digit by digit and says once that it is whole, in %s',
  async (language) => {
    const { user, onChange, onComplete, input, sent } = await show({}, language)
    await user.tab()
    expect(document.activeElement).toBe(input)
    await user.keyboard('48a15')
    expect(onChange).toHaveBeenLastCalledWith('4815')
    expect(onComplete).not.toHaveBeenCalled()
    await user.keyboard('16')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('481516')
    await user.keyboard('9')
    expect(sent()).toBe('481516')
    expect(onComplete).toHaveBeenCalledOnce()
  },
)

test.each([
  '48 15-16',
  ' 481516\n',
  '٤٨١٥١٦',
  '۴۸۱۵۱۶',
  'Your code is 481516',
  `481516${'9'.repeat(1_000_000)}`,
])('takes a whole code that is pasted', async (text) => {
  const { user, onComplete } = await show()
  await user.tab()
  await user.paste(text)
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('481516')
})

test('a pasted whole code takes the place of a half one', async () => {
  const { user, input } = await show({ defaultValue: '99' })
  await user.click(input)
  await user.paste('481516')
  expect(input.value).toBe('481516')
})

test('a paste without digits changes nothing', async () => {
  const { user, input, onChange } = await show({ defaultValue: '48' })
  await user.click(input)
  await user.paste('<b>hello</b>')
  expect(input.value).toBe('48')
  expect(onChange).not.toHaveBeenCalled()
})

test.each(['en', 'ar'] as const)(
  'the arrow keys go from box to box, and a digit replaces another, in %s',
  async (language) => {
    const { user, input } = await show({ defaultValue: '4815' }, language)
    await user.click(input)
    await user.keyboard('{ArrowLeft}{ArrowLeft}7')
    expect(input.value).toBe('4875')
    await user.keyboard('{ArrowRight}6')
    expect(input.value).toBe('48756')
    await user.keyboard('{Backspace}{Backspace}')
    expect(input.value).toBe('487')
  },
)

test('is one field for the phone and for a screen reader', async () => {
  const { input } = await show({ groups: [3, 3], isRequired: true, errorMessage: 'Not the code.' })
  expect(input.autocomplete).toBe('one-time-code')
  expect(input.inputMode).toBe('numeric')
  expect(input.getAttribute('aria-required')).toBe('true')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const described = input.getAttribute('aria-describedby')!.split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    '6 digits',
    'Not the code.',
  ])
})

test('keeps a code still while it is checked, and the focus with it', async () => {
  const { user, input, onChange } = await show({ defaultValue: '481516', isPending: true })
  await user.tab()
  expect(document.activeElement).toBe(input)
  await user.keyboard('{Backspace}1')
  await user.paste('111111')
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('img')).toBeTruthy()
})

/** Refuses every code but one, as a server does: a while after its last digit. */
function Checked() {
  const [code, setCode] = useState('')
  const [state, setState] = useState<'typing' | 'pending' | 'wrong' | 'right'>('typing')
  return (
    <>
      <OtpField
        label="Code"
        value={code}
        onChange={(next) => {
          setCode(next)
          setState('typing')
        }}
        onComplete={(whole) => {
          setState('pending')
          setTimeout(() => setState(whole === '123456' ? 'right' : 'wrong'))
        }}
        isPending={state === 'pending'}
        errorMessage={state === 'wrong' ? 'This is not the code.' : undefined}
      />
      {state === 'right' && <p>Welcome</p>}
    </>
  )
}

test.each([
  ['typed over', async (user: UserEvent) => user.keyboard('123456')],
  ['pasted over', async (user: UserEvent) => user.paste('123456')],
  ['taken away and typed anew', async (user: UserEvent) => user.keyboard('{Backspace}123456')],
  [
    'entered again after a look elsewhere',
    async (user: UserEvent) => {
      await user.tab()
      await user.tab({ shift: true })
      await user.keyboard('123456')
    },
  ],
])('a wrong code is read out, and then %s', async (_, mend) => {
  const { user } = await render(<Checked />)
  const input = screen.getByLabelText<HTMLInputElement>('Code')
  await user.click(input)
  await user.keyboard('123450')
  expect((await screen.findByRole('alert')).textContent).toBe('This is not the code.')
  expect(document.activeElement).toBe(input)
  await mend(user)
  expect(await screen.findByText('Welcome')).toBeTruthy()
})

test('one digit of a wrong code is mended where the arrows lead', async () => {
  const { user } = await render(<Checked />)
  const input = screen.getByLabelText<HTMLInputElement>('Code')
  await user.click(input)
  await user.keyboard('123450')
  await screen.findByRole('alert')
  await user.keyboard('{ArrowRight}6')
  expect(await screen.findByText('Welcome')).toBeTruthy()
})

test('half a code that gets an error is gone on with', async () => {
  const { user, input } = await show({ defaultValue: '123', errorMessage: 'Type all six digits.' })
  await user.click(input)
  await user.keyboard('456')
  expect(input.value).toBe('123456')
})

test('cannot be reached when disabled', async () => {
  const { user } = await show({ isDisabled: true })
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

test('hides its digits when asked to', async () => {
  const { input } = await show({ isMasked: true, defaultValue: '4815' })
  expect(input.type).toBe('password')
  expect(screen.queryByText('4')).toBeNull()
})

test('shows what the caller keeps, and hands out its input', async () => {
  const ref = createRef<HTMLInputElement>()
  function Cleared() {
    const [code, setCode] = useState('')
    return <OtpField ref={ref} label="Code" value={code} onChange={setCode} onComplete={() => setCode('')} />
  }
  const { user } = await render(<Cleared />)
  ref.current!.focus()
  await user.keyboard('12')
  expect(ref.current!.value).toBe('12')
  await user.keyboard('3456')
  expect(ref.current!.value).toBe('')
  expect(document.activeElement).toBe(ref.current)
})

test('digits of every script are digits', () => {
  expect(digitsOf('०१२३ ４５', 6)).toBe('012345')
})

test('groups share out all the boxes', () => {
  expect(groupsOf(6, [3, 3])).toEqual([
    [0, 1, 2],
    [3, 4, 5],
  ])
  expect(groupsOf(5, [2])).toEqual([
    [0, 1],
    [2, 3, 4],
  ])
  expect(groupsOf(2, [4])).toEqual([[0, 1]])
})
