import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Image } from './Image.tsx'

const img = (container: HTMLElement) => container.querySelector<HTMLImageElement>('img')!

test('is named by what it shows, or silent as decoration', async () => {
  const { rerender } = await render(<Image src="/bag.jpg" alt="A leather bag" />)
  expect(screen.getByRole('img', { name: 'A leather bag' })).toBeTruthy()
  rerender(<Image src="/bag.jpg" isDecorative />)
  expect(screen.queryByRole('img')).toBeNull()
})

test('loads when it comes near, or at once as the main picture', async () => {
  const { container, rerender } = await render(<Image src="/bag.jpg" isDecorative />)
  expect(img(container).getAttribute('loading')).toBe('lazy')
  rerender(<Image src="/bag.jpg" isDecorative isEager />)
  expect(img(container).getAttribute('loading')).toBe('eager')
})

test('shows its preview until it is there', async () => {
  const { container } = await render(
    <Image src="/bag.jpg" alt="A bag" preview="data:image/png;base64,tiny" />,
  )
  expect(container.querySelector('[src^="data:"]')).toBeTruthy()
  fireEvent.load(screen.getByRole('img', { name: 'A bag' }))
  expect(container.querySelector('[src^="data:"]')).toBeNull()
})

test('says what it would have shown when it fails, and tries the next address', async () => {
  const { container, rerender } = await render(<Image src="/gone.jpg" alt="A leather bag" />)
  fireEvent.error(img(container))
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: 'A leather bag' }).textContent).toBe('A leather bag')
  rerender(<Image src="/there.jpg" alt="A leather bag" />)
  expect(img(container).getAttribute('src')).toBe('/there.jpg')
})

test('gives way to a stand-in of the caller’s own', async () => {
  const { container } = await render(<Image src="/gone.jpg" alt="A bag" fallback={<b>No photo yet</b>} />)
  fireEvent.error(img(container))
  expect(screen.getByText('No photo yet')).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

test('keeps its place in the form that it will have', async () => {
  const { container } = await render(<Image src="/bag.jpg" isDecorative ratio="4 / 3" width={120} />)
  expect(container.firstElementChild?.getAttribute('style')).toMatch(/4 \/ 3.*7.5rem/)
})
