import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Shortcut } from './Shortcut.tsx'

afterEach(() => vi.restoreAllMocks())
const onDevice = (platform: string) => vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)

test.each([
  ['MacIntel', 'Command'],
  ['iPad', 'Command'],
  ['Win32', 'Ctrl'],
  ['Linux x86_64', 'Ctrl'],
])('on %s the main key is %s', async (platform, name) => {
  onDevice(platform)
  await render(<Shortcut keys={['mod', 'K']} />)
  const key = screen.getByText(name)
  expect(key.closest('[aria-hidden]')).toBeNull()
  expect(key.closest('[dir]')?.textContent).toBe(name)
  expect(screen.getByText('K')).toBeTruthy()
})

test('a sign stands for a key whose name would be long', async () => {
  const { container, rerender } = await render(<Shortcut keys={['mod', 'shift', 'K']} platform="apple" />)
  expect(container.querySelectorAll('svg')).toHaveLength(2)
  rerender(<Shortcut keys={['mod', 'shift', 'K']} platform="other" />)
  expect(container.querySelectorAll('svg')).toHaveLength(0)
})

test('is written for another keyboard when asked to be', async () => {
  onDevice('MacIntel')
  await render(<Shortcut keys={['mod', 'enter']} platform="other" />)
  expect(screen.getByText('Ctrl').parentElement?.textContent).toBe('CtrlEnter')
})

test('keeps the keys’ order in a page written right to left', async () => {
  await render(<Shortcut keys={['mod', 'shift', 'P']} platform="other" />, { language: 'ar' })
  const whole = screen.getByText('Ctrl').parentElement
  expect(whole?.getAttribute('dir')).toBe('ltr')
  expect(whole?.textContent).toBe('CtrlShiftP')
})

test('a server, which sees no keyboard, writes the most common one', () => {
  onDevice('MacIntel')
  expect(renderToString(<Shortcut keys={['mod', 'K']} />)).toContain('Ctrl')
})
