import { expect, test, vi } from 'vitest'
import { beginAfresh, showCustomizer, stored, toast } from '../../../../tests/support/customizer.tsx'
import { currentPreferences } from './changes.ts'

beginAfresh()

const choose = async (user: { upload: (input: HTMLElement, file: File) => Promise<void> }, content: string) =>
  user.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File([content], 'preferences.json', { type: 'application/json' }),
  )

test('of a file, what is right is taken over and each problem is told', async () => {
  const { user, inside } = await showCustomizer({ skin: 'bordered' })
  await choose(
    user,
    JSON.stringify({
      product: 'DATA1522',
      kind: 'preferences',
      version: 1,
      preferences: { density: 'compact', theme: 'blue', colour: 'red' },
    }),
  )
  const alert = await inside.findByRole('alert')
  expect(alert.textContent!.replaceAll(/[\u2066-\u2069]/g, '')).toContain('Theme cannot be "blue"')
  expect(alert.textContent!.replaceAll(/[\u2066-\u2069]/g, '')).toContain('no preference called “colour”')
  expect(currentPreferences(['density', 'theme', 'skin'])).toEqual({
    density: 'compact',
    theme: 'dark',
    skin: 'bordered',
  })
  await user.click((await toast('1 preference imported')).getByRole('button', { name: 'Undo' }))
  expect(stored('density')).toBe('comfortable')
})

test('another file changes nothing and says so', async () => {
  const { user, inside } = await showCustomizer({ skin: 'bordered' })
  await choose(user, 'Dear diary')
  expect((await inside.findByRole('alert')).textContent).toContain('This is not a preferences file.')
  expect(stored('skin')).toBe('bordered')
})

test('all preferences go to the clipboard; where that is not allowed, it says so', async () => {
  const { user, inside } = await showCustomizer({ theme: 'light' })
  await user.click(inside.getByRole('button', { name: 'Copy' }))
  await toast('All preferences are on the clipboard')
  expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({ preferences: { theme: 'light' } })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'))
  await user.click(inside.getByRole('button', { name: 'Copy' }))
  await toast('The browser did not allow copying')
})
