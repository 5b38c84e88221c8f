import { TextField } from '@data1522/design-system/TextField'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderProduct } from '../../../../tests/support/product.tsx'
import { RecordPage } from './RecordPage.tsx'

function Note() {
  const [value, setValue] = useState('')
  return <TextField label="Note" value={value} onChange={setValue} />
}
const page = (id: string) => (
  <RecordPage
    id={id}
    query={{ data: id, error: null, isFetching: false, refetch: async () => undefined }}
    title="Record"
    skeleton={null}
    missing={{ title: '', heading: '', text: '', href: '/', linkLabel: '' }}
    failedTitle=""
  >
    {() => <Note />}
  </RecordPage>
)

test('what is typed at one record does not stand at the next', async () => {
  const { user, rerender } = await renderProduct(page('1'), { groups: ['records'] })
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'For the first')
  rerender(page('2'))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value).toBe('')
})
