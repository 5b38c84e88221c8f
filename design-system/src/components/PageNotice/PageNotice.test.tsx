import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { IconWifiOff } from '../../icons/icons.ts'
import { Button } from '../Button/Button.tsx'
import { PageNotice } from './PageNotice.tsx'

test('speaks from a live region that was there before its words', async () => {
  const { rerender } = await render(<PageNotice />)
  const place = screen.getByRole('status')
  expect(place.childElementCount).toBe(0)
  rerender(
    <PageNotice tone="warning" icon={IconWifiOff}>
      {'لا يوجد اتصال'}
    </PageNotice>,
  )
  expect(screen.getByRole('status')).toBe(place)
  expect(place.textContent).toBe('لا يوجد اتصال')
  rerender(<PageNotice>{null}</PageNotice>)
  expect(place.childElementCount).toBe(0)
})

test('offers what can be done, by mouse and keyboard', async () => {
  const onPress = vi.fn<() => void>()
  const { user } = await render(
    <PageNotice actions={<Button onPress={onPress}>Reload</Button>}>There is a new version.</PageNotice>,
  )
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  await user.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledTimes(2)
})
