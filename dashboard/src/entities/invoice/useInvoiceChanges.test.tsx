import { Button } from '@data1522/design-system/Button'
import { useQueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { useInvoiceChanges } from './useInvoiceChanges.ts'

withMock()
const award = ['dashboards', 'ecommerce', 'award']

function Remover({ onDone }: { onDone: (isStale: boolean | undefined) => void }) {
  const queries = useQueryClient()
  const { remove } = useInvoiceChanges()
  const press = async () => {
    queries.setQueryData(award, { amount: 1 })
    await remove([{ id: 5000, number: '5000' }])
    onDone(queries.getQueryState(award)?.isInvalidated)
  }
  return <Button onPress={() => void press()}>Remove</Button>
}

test('what dashboards tell of invoices is read anew after one is deleted', async () => {
  const stale: (boolean | undefined)[] = []
  const { user } = await renderScreen(<Remover onDone={(isStale) => stale.push(isStale)} />, {
    path: '/apps/invoice/list',
    groups: ['invoices'],
  })
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(stale).toEqual([true]))
})
