import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { examplePdf } from '../../design-system/src/components/FileField/example.ts'
import { render } from '../support/render.tsx'
import { entries, words } from './registry.ts'

/** What stands among the forms and has nothing of its own that a form could restore, by why. */
const none: Readonly<Record<string, readonly string[]>> = {
  'the caller keeps its value': [
    'Checkbox',
    'DropZone',
    'PasswordStrength',
    'ReorderableStack',
    'SearchField',
    'Select',
  ],
  'hands files over and keeps none': ['FileButton'],
  'is the form': ['Form'],
  // Its own test does: jsdom lays nothing out.
  'is written by ProseMirror': ['RichTextEditor'],
}

const stories = import.meta.glob<string>('../../design-system/src/{components,patterns}/*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const rooms = new Set(
  Object.entries(stories)
    .filter(([, text]) => /title: 'Forms\//.test(text))
    .map(([file]) => file.split('/').at(-2)!)
    // Its values are those of react-hook-form.
    .filter((room) => room !== 'SchemaForm'),
)
const forms = [
  ...entries.filter(({ room }) => rooms.has(room)),
  ...entries.filter(({ name }) => name === 'SelectableCardGroup'),
]
const withoutValue = new Set(Object.values(none).flat())

/** What can be read in a form, but for what is said once. */
function readable(form: HTMLElement) {
  const copy = form.cloneNode(true) as HTMLElement
  for (const said of copy.querySelectorAll('[aria-live], [role=status]')) said.remove()
  return copy.textContent
}

/** What a form shows and sends. */
const stateOf = (form: HTMLElement) => ({
  text: readable(form),
  controls: Array.from(
    form.querySelectorAll<HTMLInputElement>('input, textarea, [role=slider], [role=gridcell] > *'),
    (one) => [
      one.value,
      one.checked,
      one.getAttribute('aria-valuetext') ?? one.getAttribute('aria-label'),
      [...(one.files ?? [])].map(({ name }) => name),
    ],
  ),
  faces: Array.from(form.querySelectorAll('img'), ({ src }) => src),
})

/** Changes the first thing in a form that a person can, as a person does. */
async function edit(form: HTMLElement, user: UserEvent) {
  const find = <T extends HTMLElement>(selector: string) => form.querySelector<T>(selector)
  const remove = screen.queryAllByRole('button', { name: /^Remove/ })[0]
  if (remove) return user.click(remove)
  const day = screen.queryByRole('button', { name: /November 20/ })
  if (day) {
    await user.click(day)
    const last = screen.getByRole('button', { name: /November 22/ })
    return user.click(last)
  }
  const spin = find('[role=spinbutton]')
  if (spin) {
    act(() => spin.focus())
    return user.keyboard('{Backspace}')
  }
  const slider = find<HTMLInputElement>('[role=slider], input[type=range]')
  if (slider) {
    act(() => slider.focus())
    return user.keyboard('{End}')
  }
  const choice = find('input:is([type=radio], [type=checkbox]):not(:checked, :disabled)')
  if (choice) return user.click(choice)
  const files = find<HTMLInputElement>('input[type=file]')
  if (files) return user.upload(files, examplePdf())
  const field = find<HTMLInputElement>('input:not([type=hidden]), textarea')!
  if (field.value) await user.clear(field)
  else await user.type(field, '1')
}

test('what has no value of its own is a component still', () => {
  const names = new Set(forms.map(({ name }) => name))
  expect([...withoutValue].filter((name) => !names.has(name))).toEqual([])
})

test.each(forms.filter(({ name }) => !withoutValue.has(name)))(
  '$name goes back to how it began when its form is reset',
  async ({ draw }) => {
    const { user, container } = await render(
      <form>{draw({ ref: () => undefined, 'data-probe': 'here' }, words.short)}</form>,
    )
    const form = container.querySelector('form')!
    await waitFor(() =>
      expect(
        form.querySelector('input, textarea, button, td, [role=slider], [role=spinbutton]'),
      ).toBeTruthy(),
    )
    // What comes late, as the rules of phone numbers, changes what is shown before anybody does.
    await act(() => vi.dynamicImportSettled())
    const before = stateOf(form)
    await edit(form, user)
    await waitFor(() => expect(stateOf(form)).not.toEqual(before))
    act(() => form.reset())
    await waitFor(() => expect(stateOf(form)).toEqual(before))
  },
)
