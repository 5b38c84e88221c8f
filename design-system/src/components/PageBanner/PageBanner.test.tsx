import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../Button/Button.tsx'
import { PageBanner } from './PageBanner.tsx'

test('is no landmark until it has words, and speaks them from a place that was there before', async () => {
  const { rerender } = await render(<PageBanner label="View" />)
  const place = screen.getByRole('status')
  expect(screen.queryByRole('region')).toBeNull()
  rerender(<PageBanner label="View">Viewing as client</PageBanner>)
  expect(screen.getByRole('region', { name: 'View' }).contains(place)).toBe(true)
  expect(place.textContent).toBe('Viewing as client')
})

test('says closingAnnouncement where nothing of it shows any more', async () => {
  const actions = <Button>Back</Button>
  const { rerender } = await render(
    <PageBanner label="View" actions={actions} closingAnnouncement="You are yourself again">
      Viewing as client
    </PageBanner>,
  )
  rerender(<PageBanner label="View" actions={actions} closingAnnouncement="You are yourself again" />)
  expect(screen.getByRole('status').textContent).toBe('You are yourself again')
  expect(screen.queryByRole('button')).toBeNull()
})

test('tells the page how much room it takes, and gives it back', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(52)
  const room = () => document.documentElement.style.getPropertyValue('--ds-page-top')
  const { unmount } = await render(<PageBanner label="View">Viewing as client</PageBanner>)
  expect(room()).toBe('52px')
  unmount()
  expect(room()).toBe('')
  vi.restoreAllMocks()
})

test('offers what ends it, by mouse and keyboard', async () => {
  const onPress = vi.fn<() => void>()
  const { user } = await render(
    <PageBanner label="View" actions={<Button onPress={onPress}>Back</Button>}>
      Viewing as client
    </PageBanner>,
  )
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledTimes(2)
})
