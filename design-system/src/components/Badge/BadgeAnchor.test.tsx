import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { IconMail } from '../../icons/icons.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { BadgeAnchor } from './BadgeAnchor.tsx'

test('keeps its child in place and pressable, with and without a count', async () => {
  const onPress = vi.fn<() => void>()
  const content = (count: number) => (
    <BadgeAnchor count={count} label="unread">
      <Button onPress={onPress}>Mail</Button>
    </BadgeAnchor>
  )
  const { user, rerender } = await render(content(0))
  const button = screen.getByRole('button', { name: 'Mail' })
  rerender(content(3))
  expect(screen.getByRole('button', { name: 'Mail 3 unread' })).toBe(button)
  await user.click(button)
  expect(onPress).toHaveBeenCalledOnce()
  rerender(content(0))
  expect(screen.getByRole('button', { name: 'Mail' })).toBe(button)
})

test.each([
  ['en', 'Messages 99+ unread'],
  ['ar', 'Messages 99+ unread'],
] as const)('ends the name of an icon button with its words, in %s', async (language, name) => {
  await render(
    <BadgeAnchor count={120} label="unread">
      <IconButton id="own" icon={IconMail} label="Messages" />
    </BadgeAnchor>,
    { language },
  )
  const button = screen.getByRole('button', { name })
  expect(button.id).toBe('own')
  expect(screen.getByText('unread').closest('[aria-hidden="true"]')).toBeTruthy()
})

test.each(['top start', 'top end', 'bottom start', 'bottom end'] as const)(
  'names its button as well from the corner at the %s',
  async (placement) => {
    await render(
      <BadgeAnchor placement={placement} count={2} label="changes">
        <Button>Review</Button>
      </BadgeAnchor>,
    )
    expect(screen.getByRole('button', { name: 'Review 2 changes' })).toBeTruthy()
  },
)

test('is read beside a face, which is no control', async () => {
  await render(
    <BadgeAnchor isDot label="new">
      <Avatar name="Maya Laurent" />
    </BadgeAnchor>,
  )
  expect(screen.getByRole('img', { name: 'Maya Laurent' })).toBeTruthy()
  expect(screen.getByText('new').closest('[aria-hidden="true"]')).toBeNull()
})
