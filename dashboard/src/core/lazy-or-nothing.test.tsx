import { Text } from '@data1522/design-system/Text'
import { render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyOrSaid } from './lazy-or-nothing.ts'

test('a part that was asked for and does not come leaves the page, and nobody catches why', async () => {
  const gone = new TypeError('Importing a module script failed.')
  const uncaught = vi.spyOn(Promise, 'reject').mockResolvedValue(undefined as never)
  const Part = lazyOrSaid(async () => {
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
