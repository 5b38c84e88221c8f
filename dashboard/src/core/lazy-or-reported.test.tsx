import { Button } from '@data1522/design-system/Button'
import { Text } from '@data1522/design-system/Text'
import { render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense, useState } from 'react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lazyOrReported } from './lazy-or-reported.ts'

test('a part that was asked for and does not come leaves the page, and nobody catches why', async () => {
  const gone = new TypeError('Importing a module script failed.')
  const uncaught = vi.spyOn(Promise, 'reject').mockResolvedValue(undefined as never)
  const Part = lazyOrReported(async () => {
    throw gone
  })
  render(
    <Suspense>
      <Text>What is typed</Text>
      <Part />
    </Suspense>,
  )
  await waitFor(() => expect(uncaught).toHaveBeenCalledWith(gone))
  expect(await screen.findByText('What is typed')).toBeTruthy()
  uncaught.mockRestore()
})

test('whoever asks again has it fetched anew', async () => {
  const uncaught = vi.spyOn(Promise, 'reject').mockResolvedValue(undefined as never)
  const load = vi.fn<() => Promise<() => ReactNode>>(async () => () => <Text>Palette</Text>)
  load.mockImplementationOnce(async () => {
    throw new TypeError('No connection')
  })
  const Part = lazyOrReported(load)
  function Screen() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button aria-expanded={isOpen} onPress={() => setOpen(true)}>
          Search
        </Button>
        <Suspense>{isOpen && <Part onMissing={() => setOpen(false)} />}</Suspense>
      </>
    )
  }
  render(<Screen />)
  const user = userEvent.setup()
  const button = screen.getByRole('button', { name: 'Search' })
  await user.click(button)
  await waitFor(() => expect(uncaught).toHaveBeenCalled())
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  expect(load).toHaveBeenCalledTimes(1)
  await user.click(button)
  expect(await screen.findByText('Palette')).toBeTruthy()
  uncaught.mockRestore()
})
